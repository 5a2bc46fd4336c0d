/** What the thread does: take the text and the pages of a file. */
export interface ExtractTask {
  bytes: Uint8Array;
  kind: ExtractKind;
  /** Most characters of the text. */
  most: number;
}

/** `office`: Word, Excel or PowerPoint as zip archives of XML. */
export type ExtractKind = 'pdf' | 'office' | 'text';

/** What the thread answers; `pages` is null where the file does not say. */
export interface Extracted {
  text: string;
  pages: number | null;
}

export type ExtractAnswer = Extracted | { fault: string };
