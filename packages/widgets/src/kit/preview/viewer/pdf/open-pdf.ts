import {
  getDocument,
  GlobalWorkerOptions,
  PasswordResponses,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { address } from 'virtual:gongdi/pdf-files';

/** Bytes of one request for a part of a document. */
const CHUNK = 256 * 1024;
/** A page is drawn with at most this many pixels; beyond it, memory of phones runs out. */
export const MOST_PIXELS = 16_000_000;

GlobalWorkerOptions.workerSrc = `${address}legacy/build/pdf.worker.min.mjs`;

/** Asks for a password; `wrong`: the one given before was refused. */
type AskPassword = (give: (password: string) => void, wrong: boolean) => void;

/**
 * Opens a PDF. Its first page needs only parts of the file; the rest follows by itself. Nothing of a document is
 * executed: no scripts, no WebAssembly, no code made from text.
 */
export function openPdf(
  source: { url: string } | { data: ArrayBuffer },
  { askPassword, progress }: { askPassword: AskPassword; progress: (part: number) => void },
): PDFDocumentLoadingTask {
  const task = getDocument({
    ...source,
    rangeChunkSize: CHUNK,
    cMapUrl: `${address}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${address}standard_fonts/`,
    wasmUrl: `${address}wasm/`,
    useWasm: false,
    isEvalSupported: false,
    enableXfa: false,
    // Chinese fonts that a document only names are those of the reader's system.
    useSystemFonts: true,
    canvasMaxAreaInBytes: MOST_PIXELS * 4,
    verbosity: 0,
  });
  task.onPassword = (give: (password: string) => void, reason: number) =>
    askPassword(give, reason === PasswordResponses.INCORRECT_PASSWORD);
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    if (total > 0) progress(Math.min(1, loaded / total));
  };
  return task;
}
