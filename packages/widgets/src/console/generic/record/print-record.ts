/** Margins and page numbers. A rule for pages has no effect inside an element, so it is added to the document. */
const PAGE = `@page {
  margin: 14mm 14mm 18mm;
  @bottom-right { content: counter(page) " / " counter(pages); font-size: 9pt; }
}`;

/** Prints the page of a record, with page numbers where the browser knows them. */
export function printRecord(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PAGE);
  document.adoptedStyleSheets.push(sheet);
  const end = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  addEventListener('afterprint', end, { once: true });
  window.print();
}
