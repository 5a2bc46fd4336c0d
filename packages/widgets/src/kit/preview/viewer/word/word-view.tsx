import type { FileItem } from '@gongdi/domain';
import { useEffect, useRef } from 'react';
import { useSheet } from '../../../shadow/use-sheet.ts';
import { useRead } from '../../content/use-bytes.ts';
import { FileProblem } from '../parts/file-problem.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { useViewerText } from '../text/index.ts';
import { renderWord, type WordPages } from './render-word.ts';
import wordCss from './word-file.css?inline';

const LIMIT = 64 * 1024 * 1024;
/**
 * Rules around the document's own: its grey ground is that of the view. A page out of sight is not laid out; its least
 * height, which the document gives it, stands for it.
 */
const GROUND = `:host{display:block}
.docx-wrapper{padding:0!important;background:none!important}
.docx-wrapper>section.docx{margin-block-end:12px!important;box-shadow:0 1px 4px rgb(0 0 0/30%)!important;content-visibility:auto;contain-intrinsic-block-size:auto 0px}
img{max-width:100%}`;

const release = (value: WordPages) => value.release();

/** A Word document, page by page, in a shadow root of its own: its rules touch nothing else. */
export function WordView({ file }: { file: FileItem }) {
  useSheet(wordCss);
  const text = useViewerText();
  const held = useRead(file, LIMIT, renderWord, release);
  if (held.state === 'loading') return <Waiting part={held.part} text={text.reading} />;
  if (held.state === 'failed') return <FileProblem trouble={held.trouble} retry={held.retry} />;
  return <Pages pages={held.value} />;
}

function Pages({ pages: { pages, css } }: { pages: WordPages }) {
  const text = useViewerText();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    const sheets = [GROUND, css].map((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      return sheet;
    });
    // The document's rules first, so that ours about its surroundings win.
    root.adoptedStyleSheets = sheets.toReversed();
    root.replaceChildren(pages);
    // On a phone a page is as wide as the window.
    const fit = () => {
      const page = root.querySelector<HTMLElement>('section.docx');
      const room = (view.current?.clientWidth ?? 0) - 24;
      if (page && room > 0) current.style.zoom = String(Math.min(1, room / Math.max(1, page.offsetWidth)));
    };
    fit();
    const observer = new ResizeObserver(fit);
    if (view.current) observer.observe(view.current);
    return () => {
      observer.disconnect();
      root.replaceChildren();
    };
  }, [pages, css]);
  return (
    <div ref={view} className="gd-word-file" tabIndex={0} role="group" aria-label={text.document} data-gd-focus>
      <div ref={box} className="gd-word-file-pages" />
    </div>
  );
}
