/** The outline of an icon of the game-icons collection, as the attribute `d` of a path in a square of 512. */
declare module "icon:*" {
  const outline: string;
  export default outline;
}

/** Whom to thank for the page. */
declare module "credits:" {
  export const icons: string[];
  export const libraries: { name: string; version: string; license: string }[];
}
