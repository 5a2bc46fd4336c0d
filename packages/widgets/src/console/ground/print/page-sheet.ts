/** Paper of another size than that of the printer, with even margins; millimetres. */
export interface Paper {
  width: number;
  height: number;
  margin: number;
}

/** Margins and page numbers. A rule for pages has no effect inside an element, so it is added to the document. */
const PAGE = `@page {
  margin: 14mm 12mm 16mm;
  @bottom-right { content: counter(page) " / " counter(pages); font-size: 9pt; }
}`;

/** Its sheets have their own numbers. */
const pageOf = ({ width, height, margin }: Paper): string => `@page {
  size: ${width}mm ${height}mm;
  margin: ${margin}mm;
  @bottom-right { content: none; }
}`;

let shown: CSSStyleSheet | undefined;

/**
 * Gives printed pages margins and, where the browser knows them, numbers.
 * @param paper pages of this size, which say themselves which they are
 * @returns a function that ends it
 */
export function numberPages(paper?: Paper): () => void {
  if (paper) {
    const own = new CSSStyleSheet();
    own.replaceSync(pageOf(paper));
    // The last rule holds, and the frame adds its own before each print.
    const comeLast = (): void => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== own), own];
    };
    comeLast();
    addEventListener('beforeprint', comeLast);
    return () => {
      removeEventListener('beforeprint', comeLast);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== own);
    };
  }
  if (!shown) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(PAGE);
    document.adoptedStyleSheets.push(sheet);
    shown = sheet;
  }
  const mine = shown;
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== mine);
    if (shown === mine) shown = undefined;
  };
}

/** Numbers the pages of whatever is printed, also by the browser's own command. @returns a function that ends it */
export function numberAllPages(): () => void {
  let end = (): void => {};
  const begin = (): void => {
    end = numberPages();
  };
  const stop = (): void => end();
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', stop);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', stop);
    stop();
  };
}
