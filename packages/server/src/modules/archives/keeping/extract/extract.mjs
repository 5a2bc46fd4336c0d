// Takes the text of one file, in a thread of its own: a file of a user may take any time and memory.
import { strFromU8, unzipSync } from 'fflate';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** Most pages of a PDF that are read; their number is told anyway. */
const PAGES = 1000;
/** Most bytes of one part of an Office file, and of all, unpacked. */
const PART = 32 * 1024 * 1024;
const ALL = 96 * 1024 * 1024;
/** Parts of Office files with text, and that with the number of pages. */
const PARTS =
  /^(word\/(document|header\d*|footer\d*|footnotes)\.xml|xl\/sharedStrings\.xml|ppt\/slides\/slide\d+\.xml|docProps\/app\.xml)$/;
/** Elements of text, of any of the three namespaces, and those that end a line. */
const RUNS =
  /<(?:[a-z]+:)?t(?: [^>]*)?>([^<]*)<\/(?:[a-z]+:)?t>|<\/(?:[a-z]+:)?(?:p|si|tr)>|<(?:[a-z]+:)?(?:tab|br)\/>/g;
/** @type {Record<string, string>} */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * @param {string} text
 * @returns {string}
 */
function plain(text) {
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

/**
 * @param {Uint8Array} bytes
 * @param {number} most
 * @returns {{ text: string, pages: number | null }}
 */
function office(bytes, most) {
  let left = ALL;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PARTS.test(name) || originalSize > PART || originalSize > left) return false;
      left -= originalSize;
      return true;
    },
  });
  const properties = parts['docProps/app.xml'];
  const pages = properties && /<(?:Pages|Slides)>(\d{1,5})</.exec(strFromU8(properties))?.[1];
  let text = '';
  for (const name of Object.keys(parts).toSorted()) {
    if (name === 'docProps/app.xml') continue;
    for (const [, run] of strFromU8(/** @type {Uint8Array} */ (parts[name])).matchAll(RUNS)) {
      text += run === undefined ? '\n' : plain(run);
      if (text.length > most) break;
    }
  }
  return { text: text.slice(0, most), pages: pages && Number(pages) > 0 ? Number(pages) : null };
}

/**
 * @param {Uint8Array} data
 * @param {number} most
 * @returns {Promise<{ text: string, pages: number | null }>}
 */
async function pdf(data, most) {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = new URL('.', import.meta.resolve('pdfjs-dist/package.json'));
  const file = await getDocument({
    data,
    cMapUrl: fileURLToPath(new URL('cmaps/', folder)),
    cMapPacked: true,
    standardFontDataUrl: fileURLToPath(new URL('standard_fonts/', folder)),
    disableFontFace: true,
    isEvalSupported: false,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  let text = '';
  for (let number = 1; number <= Math.min(file.numPages, PAGES) && text.length < most; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += '\n';
    page.cleanup();
  }
  return { text: text.slice(0, most), pages: file.numPages };
}

/** @returns {Promise<{ text: string, pages: number | null }>} */
async function answer() {
  const { kind, most } = workerData;
  const bytes = new Uint8Array(workerData.bytes);
  if (kind === 'pdf') return pdf(bytes, most);
  if (kind === 'office') return office(bytes, most);
  return { text: new TextDecoder().decode(bytes).slice(0, most), pages: null };
}

try {
  parentPort?.postMessage(await answer());
} catch (error) {
  parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) });
}
