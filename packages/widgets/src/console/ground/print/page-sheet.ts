/** Margins and page numbers. A rule for pages has no effect inside an element, so it is added to the document. */
const PAGE = `@page {
  margin: 14mm 12mm 16mm;
  @bottom-right { content: counter(page) " / " counter(pages); font-size: 9pt; }
}`;

let shown: CSSStyleSheet | undefined;

/** Gives printed pages margins and, where the browser knows them, numbers. @returns a function that ends it */
export function numberPages(): () => void {
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
