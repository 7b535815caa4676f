import { settings } from "../lib/settings.svelte";

let context: AudioContext | null = null;

/** Two soft notes: it is your turn. Silent where the browser or the settings want it so. */
export function chime(): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  [392, 523].forEach((pitch, i) => note(context!, pitch, context!.currentTime + i * 0.12));
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.06, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}
