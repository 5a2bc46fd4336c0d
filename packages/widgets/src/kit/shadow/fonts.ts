const loaded = new WeakMap<Document, Map<string, Promise<void>>>();

/**
 * Registers a font with the whole document, once, because browsers ignore `@font-face` inside a shadow root.
 * @param url address of the font file on the elements' own origin (a `data:` font violates `default-src 'self'`)
 * @returns resolves when the font is usable; when it cannot be loaded, the fallback family is used
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
