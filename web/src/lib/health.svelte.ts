/** Whether the server was there when last spoken to. Pages without a socket show this. */
class Health {
  state = $state<"connecting" | "live" | "offline">("connecting");

  heard(answered: boolean): void {
    this.state = answered ? "live" : "offline";
  }
}

export const health = new Health();
