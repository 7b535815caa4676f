declare module "virtual:game-icons" {
  /** The path of each icon that the games and the page name. */
  const icons: Record<string, string>;
  export default icons;
}
