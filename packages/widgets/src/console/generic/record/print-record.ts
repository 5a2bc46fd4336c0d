import { numberPages } from '../../ground/print/page-sheet.ts';

/** Prints the page of a record, with page numbers where the browser knows them. */
export function printRecord(): void {
  addEventListener('afterprint', numberPages(), { once: true });
  window.print();
}
