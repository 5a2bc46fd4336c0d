/**
 * antd's styles (`build/antd-css.mjs`): variables as expressions of the `--gd-*` tokens, and rules. In a build each
 * component brings its own, some only after the first picture; so they are kept by their place in the cascade.
 */
const places = new Map<number, string>();
const texts: string[] = [];
const followers = new Set<() => void>();

/** All texts that have come so far, in the order of the cascade; the list grows. */
export const antdStyles: readonly string[] = texts;

/** Called by the module that brings styles, before its component is drawn. @param pieces place in the cascade, and text */
export function addAntdStyles(pieces: readonly (readonly [place: number, css: string])[]): void {
  for (const [place, css] of pieces) places.set(place, css);
  const ordered = [...places].toSorted(([a], [b]) => a - b);
  texts.splice(0, texts.length, ...ordered.map(([, css]) => css));
  for (const follower of followers) follower();
}

/** Tells of more styles, at once. @returns what ends it */
export function followAntdStyles(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
