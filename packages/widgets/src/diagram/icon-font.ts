import fontUrl from 'bpmn-js/dist/assets/bpmn-font/font/bpmn.woff2?url';

const FAMILY = 'bpmn';
let loading: Promise<void> | undefined;

/**
 * Makes the palette's icon font known to the page, once.
 * A `@font-face` rule inside a shadow root is ignored by browsers, so the font is added to the document.
 * Resolves also when the font cannot be loaded: the canvas works without icons.
 */
export function loadIconFont(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  for (const face of document.fonts) if (face.family.replaceAll('"', '') === FAMILY) return;
  const face = new FontFace(FAMILY, `url(${JSON.stringify(fontUrl)}) format("woff2")`, { display: 'block' });
  document.fonts.add(face);
  try {
    await face.load();
  } catch {
    document.fonts.delete(face);
    loading = undefined; // the next widget tries again
  }
}
