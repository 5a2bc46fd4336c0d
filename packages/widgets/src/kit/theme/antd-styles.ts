/**
 * antd's styles (`build/antd-css.mjs`): variables as expressions of the `--gd-*` tokens, and rules. In a build each
 * component imports its own styles, some only after the first rendering; so they are stored by their position in the
 * cascade.
 */
const places = new Map<number, string>();
const texts: string[] = [];
const followers = new Set<() => void>();

/** All texts that have loaded so far, in the order of the cascade; the list grows. */
export const antdStyles: readonly string[] = texts;

/**
 * Called by the module that contains styles, before its component is rendered. @param pieces position in the cascade,
 * and text
 */
export function addAntdStyles(pieces: readonly (readonly [place: number, css: string])[]): void {
  for (const [place, css] of pieces) places.set(place, css);
  const ordered = [...places].toSorted(([a], [b]) => a - b);
  texts.splice(0, texts.length, ...ordered.map(([, css]) => css));
  for (const follower of followers) follower();
}

/** Calls the follower synchronously when more styles load. @returns a function that ends the subscription */
export function followAntdStyles(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
