const loaded = new WeakMap<Document, Map<string, Promise<void>>>();

/**
 * Makes a font known to the whole document, once: `@font-face` inside a shadow root is ignored by browsers.
 * @param url address of the font file on the elements' own origin (a `data:` font breaks `default-src 'self'`)
 * @returns when the font is usable; a font that cannot be had leaves the fallback family in place
 */
export function loadFont(document: Document, family: string, url: string): Promise<void> {
  const fonts = loaded.get(document) ?? new Map<string, Promise<void>>();
  loaded.set(document, fonts);
  const known = fonts.get(family);
  if (known !== undefined) return known;
  const face = new (document.defaultView ?? window).FontFace(family, `url(${JSON.stringify(url)})`);
  const done = face.load().then(
    () => void document.fonts.add(face),
    () => void fonts.delete(family),
  );
  fonts.set(family, done);
  return done;
}
