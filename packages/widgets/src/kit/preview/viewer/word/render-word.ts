import { parseAsync, renderDocument } from 'docx-preview';
import { checkArchive, sniff } from '@gongdi/sheets';
import { FileTrouble } from '../../content/use-bytes.ts';
import { cleanRules, cleanWord } from './clean-word.ts';

/** Largest text of a document, bytes of its markup: a page has about 30 kB, and all pages are made at once. */
const TEXT_LIMIT = 24 * 1024 * 1024;
const OPTIONS = {
  className: 'docx',
  inWrapper: true,
  ignoreLastRenderedPageBreak: false,
  ignoreFonts: true,
  renderAltChunks: false,
  renderComments: false,
  renderChanges: false,
  experimental: false,
  debug: false,
} as const;

/** A document as elements that stand nowhere yet, and its rules. */
export interface WordPages {
  pages: HTMLElement;
  css: string;
  release: () => void;
}

/** @throws FileTrouble */
export async function renderWord(bytes: ArrayBuffer): Promise<WordPages> {
  try {
    // A small archive may unpack to gigabytes; the library would unpack it.
    const whole = new Uint8Array(bytes);
    // An Office file with a password is one of the old container files.
    if (sniff(whole) === 'cfb') throw new FileTrouble({ why: 'locked' });
    if (checkArchive(whole).sizeOf('word/document.xml') > TEXT_LIMIT) throw new FileTrouble({ why: 'tooLarge' });
  } catch (error) {
    if (error instanceof FileTrouble) throw error;
    const code = (error as { code?: string }).code ?? '';
    throw new FileTrouble({ why: /^zip_(size|ratio)/.test(code) ? 'tooLarge' : 'damaged' }, error);
  }
  const parsed = await parseAsync(bytes, OPTIONS);
  // Reading and drawing a long document each take long, so the page may answer in between.
  await new Promise((done) => setTimeout(done));
  const nodes = await renderDocument(parsed, OPTIONS);
  const pages = document.createElement('div');
  let css = '';
  for (const node of nodes)
    if (node.nodeName === 'STYLE') css += `${node.textContent ?? ''}\n`;
    else pages.append(node);
  cleanWord(pages);
  const release = () => {
    for (const { src } of pages.querySelectorAll('img')) if (src.startsWith('blob:')) URL.revokeObjectURL(src);
  };
  return { pages, css: cleanRules(css), release };
}
