/** Elements that a document has no use for and that could load or run something. */
const REFUSED = 'script, style, iframe, frame, object, embed, link, meta, base, form, foreignObject, use, animate, set';
/** Addresses that a link of a document may have; `#` is a place in the document. */
const LINK = /^(https?:|mailto:|tel:|#)/i;
/** Addresses of pictures: those that the library made of parts of the document. */
const PICTURE = /^(blob:|data:image\/(png|jpe?g|gif|bmp|webp)[;,])/i;

/**
 * Makes a rendered document inert, before it stands in the page. The library makes elements one by one and takes no
 * markup from the document, so this is a second guard: against what it may do tomorrow.
 */
export function cleanWord(root: ParentNode): void {
  for (const refused of root.querySelectorAll(REFUSED)) refused.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of Array.from(element.attributes)) {
      const plain = name.toLowerCase();
      const isLink = plain === 'href' || plain === 'xlink:href';
      const isPicture = element.localName === 'image' || element.localName === 'img';
      if (plain.startsWith('on') || plain === 'srcdoc' || plain === 'action' || plain === 'formaction')
        element.removeAttribute(name);
      else if (isLink && !(isPicture ? PICTURE : LINK).test(value.trim())) element.removeAttribute(name);
      else if ((plain === 'src' || plain === 'srcset') && !PICTURE.test(value.trim())) element.removeAttribute(name);
    }
    if (element.localName !== 'a') continue;
    const isPlace = element.getAttribute('href')?.startsWith('#') === true;
    if (isPlace) continue;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Returns rules without those that load something. */
export const cleanRules = (css: string): string =>
  css.replaceAll(/@(?:font-face|import)[^;{]*(?:\{[^}]*\}|;)/gi, '').replaceAll(/url\([^)]*\)/gi, 'none');
