import { MenuOutlined, MinusOutlined, PlusOutlined, PrinterOutlined, ColumnWidthOutlined } from '@ant-design/icons';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fill, type FileItem } from '@gongdi/domain';
import { Button, InputNumber, type InputRef } from 'antd';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useSheet } from '../../../shadow/use-sheet.ts';
import { freshAddress } from '../../content/fresh-address.ts';
import { FileProblem } from '../parts/file-problem.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { useViewerText } from '../text/index.ts';
import { FindBar } from './find-bar.tsx';
import { PageList } from './page-list.tsx';
import { PasswordForm } from './password-form.tsx';
import pdfCss from './pdf.css?inline';
import { NOTHING, PdfPage } from './pdf-page.tsx';
import { placeOf, useFind } from './use-find.ts';
import { usePages } from './use-pages.ts';
import { usePdf, type PageSize } from './use-pdf.ts';
import { FULL, useZoom } from './use-zoom.ts';

interface PdfViewProps {
  file: FileItem;
  /** An Office file, of which the server makes a PDF. */
  converted?: boolean;
}

/** A PDF in the page: its pages one below the other, with a list of pages, search, zoom and printing. */
export function PdfView({ file, converted = false }: PdfViewProps) {
  useSheet(pdfCss);
  const text = useViewerText();
  const pdf = usePdf(file, converted);
  if (pdf.state === 'loading') return <Waiting part={pdf.part} text={converted ? text.converting : undefined} />;
  if (pdf.state === 'asking') return <PasswordForm wrong={pdf.wrong} onGive={pdf.give} />;
  if (pdf.state === 'failed') return <FileProblem trouble={pdf.trouble} retry={pdf.retry} />;
  return <PdfDocument file={file} converted={converted} document={pdf.document} first={pdf.first} />;
}

interface PdfDocumentProps {
  file: FileItem;
  converted: boolean;
  document: PDFDocumentProxy;
  first: PageSize;
}

function PdfDocument({ file, converted, document, first }: PdfDocumentProps) {
  const text = useViewerText();
  const view = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const search = useRef<InputRef>(null);
  const zoom = useZoom(view, pages, first.width);
  const { near, at, go } = usePages(view, document.numPages);
  const [listed, setListed] = useState(false);
  const [word, setWord] = useState('');
  const finding = useFind(document, word);
  const [match, setMatch] = useState(0);
  const place = placeOf(finding.matches, match);
  const onPage = useMemo(() => new Map(finding.matches.map(({ page, found }) => [page, found])), [finding.matches]);

  const goToMatch = (step: 1 | -1) => {
    if (finding.total === 0) return;
    const next = (match + step + finding.total) % finding.total;
    setMatch(next);
    const target = placeOf(finding.matches, next);
    if (target) go(target.page);
  };
  const onKey = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') search.current?.focus({ cursor: 'all' });
    else if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest('input')) return;
    else if (event.key === '+' || event.key === '=') zoom.step(1);
    else if (event.key === '-') zoom.step(-1);
    else if (event.key === '0') zoom.fit();
    else if (event.key === 'Home') go(1);
    else if (event.key === 'End') go(document.numPages);
    else return;
    event.preventDefault();
  };
  return (
    <div className="gd-pdf" onKeyDown={onKey} role="presentation">
      <div className="gd-pdf-tools" role="toolbar" aria-label={text.document}>
        <Tool
          label={text.pages}
          icon={<MenuOutlined aria-hidden />}
          pressed={listed}
          onClick={() => setListed(!listed)}
        />
        <PageInput at={at} count={document.numPages} onGo={go} />
        <span className="gd-pdf-zoom">
          <Tool label={text.zoomOut} icon={<MinusOutlined aria-hidden />} onClick={() => zoom.step(-1)} />
          <output aria-live="polite">{`${Math.round((zoom.scale / FULL) * 100)}%`}</output>
          <Tool label={text.zoomIn} icon={<PlusOutlined aria-hidden />} onClick={() => zoom.step(1)} />
          <Tool
            label={text.zoomFit}
            icon={<ColumnWidthOutlined aria-hidden />}
            pressed={zoom.fits}
            onClick={zoom.fit}
          />
        </span>
        <FindBar
          ref={search}
          text={word}
          total={finding.total}
          at={match}
          done={finding.done}
          onText={(next) => {
            setWord(next);
            setMatch(0);
          }}
          onGo={goToMatch}
        />
        <PrintButton file={file} converted={converted} />
      </div>
      <div className="gd-pdf-body">
        {listed && <PageList document={document} guess={first} at={at} onGo={go} />}
        <div ref={view} className="gd-pdf-view" tabIndex={0} role="group" aria-label={text.document} data-gd-focus>
          <div ref={pages} className="gd-pdf-pages">
            {Array.from({ length: document.numPages }, (_, index) => index + 1).map((number) => (
              <PdfPage
                key={number}
                document={document}
                number={number}
                label={fill(text.page, { page: number })}
                guess={first}
                scale={zoom.scale}
                near={near.has(number)}
                found={onPage.get(number) ?? NOTHING}
                current={place?.page === number ? place.on : undefined}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  pressed?: boolean;
  onClick: () => void;
}

const Tool = ({ label, icon, pressed, onClick }: ToolProps) => (
  <Button
    type={pressed ? 'link' : 'text'}
    size="small"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    icon={icon}
    onClick={onClick}
  />
);

function PageInput({ at, count, onGo }: { at: number; count: number; onGo: (page: number) => void }) {
  const text = useViewerText();
  return (
    <span className="gd-pdf-place">
      <InputNumber
        size="small"
        controls={false}
        min={1}
        max={count}
        precision={0}
        value={at}
        aria-label={text.pageInput}
        onPressEnter={({ currentTarget }) => {
          const page = Number(currentTarget.value);
          if (Number.isFinite(page) && page >= 1) onGo(page);
        }}
      />
      <span>{fill(text.pageOf, { count })}</span>
    </span>
  );
}

/** The browser's own viewer prints a PDF as it is; a page of pictures would be large and blurred. */
function PrintButton({ file, converted }: { file: FileItem; converted: boolean }) {
  const { client } = useData();
  const text = useViewerText();
  const open = async () => {
    const url = await freshAddress(client, file).catch(() => undefined);
    if (url !== undefined) window.open(converted ? `${url}&as=pdf` : url, '_blank', 'noopener');
  };
  if (file.url?.startsWith('blob:')) return null;
  return <Tool label={text.print} icon={<PrinterOutlined aria-hidden />} onClick={() => void open()} />;
}
