import { fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { createElement, Fragment, useEffect, useMemo, useRef } from 'react';
import { lineOf, type Content, type Dated } from '../../../../generic/schedule/dates.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { numberPages } from '../../../../ground/print/page-sheet.ts';
import { PrintedBrand } from '../../../../ground/print/printed-brand.tsx';
import { useScheduleText } from '../text/index.ts';
import { spanOf } from './chart.tsx';
import { drawBody, drawHead, HEAD, ROW, type Colours, type Scene } from './draw.ts';
import type { Look } from './look-tools.tsx';
import { ColumnHeads } from './panes.tsx';
import { Axis, filling } from './scale.ts';
import { COLUMNS, TaskRows, WIDTHS, type Column } from './task-table.tsx';
import { MARGIN, PAPERS, roomOf, sheetsOf, type PaperKey, type Sheet } from './paper-sheets.ts';
import { SvgContext } from './svg-context.tsx';

/** Height of the line with the name of the plan, pixels. */
const TITLE = 44;
const NUMBER = 44;
const nothing = (): void => {};

/** Paper is white in every theme; print shops see no difference between close colours. */
const COLOURS: Colours = {
  text: '#1f1f1f',
  weak: '#595959',
  line: '#bfbfbf',
  ground: '#ffffff',
  off: '#f2f2f2',
  bar: '#0b5cd5',
  critical: '#c71f2d',
  summary: '#434343',
  baseline: '#8c8c8c',
  done: '#237804',
  today: '#0b5cd5',
  warning: '#ad6800',
  font: 'sans-serif',
};

interface PaperProps {
  paper: PaperKey;
  content: Content;
  dated: Dated;
  mode: 'plan' | 'progress';
  look: Look;
  rows: readonly number[];
  folded: ReadonlySet<string>;
  onPrinted: () => void;
}

const widthOf = (columns: readonly Column[]): number =>
  NUMBER + columns.reduce((sum, column) => sum + WIDTHS[column], 0);

/** The plan as it is shown, on as many sheets as it needs. It is on the page while it is printed only. */
export default function Paper({ paper, content, dated, mode, look, rows, folded, onPrinted }: PaperProps) {
  const text = useScheduleText();
  const zh = useLang() === 'zh';
  const { doc, schedule } = dated;
  const line = useMemo(
    () => (look.line && content.data_date !== null ? lineOf(dated, content.data_date) : undefined),
    [look.line, dated, content.data_date],
  );
  const all = COLUMNS[mode];
  const tables = [widthOf(all), widthOf(['name'])] as const;
  const room = roomOf(paper);
  const free = room.width - tables[0];
  const axis = useMemo(() => {
    const span = spanOf(schedule, doc);
    return new Axis(filling(new Axis(look.zoom, ...span), free), ...span);
  }, [look.zoom, schedule, doc, free]);
  const sheets = sheetsOf({ rows: rows.length, axisWidth: axis.width, room, head: TITLE + HEAD, row: ROW, tables });
  useEffect(() => {
    const end = numberPages({ ...PAPERS[paper], margin: MARGIN });
    addEventListener('afterprint', onPrinted);
    return () => {
      removeEventListener('afterprint', onPrinted);
      end();
    };
  }, [paper, onPrinted]);
  const { isFetching } = useQuery({ queryKey: ['brand', content.project_id], enabled: false });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFetching) return;
    let isHere = true;
    const pictures = [...(box.current?.querySelectorAll('img') ?? [])].slice(0, 1);
    // A logo that cannot be read does not stop the print.
    void Promise.allSettled(pictures.map((one) => one.decode())).then(() => isHere && window.print());
    return () => {
      isHere = false;
    };
  }, [isFetching]);
  const scene: Scene = {
    doc,
    schedule,
    rows,
    axis,
    calendar: content.calendars[0]!,
    colours: COLOURS,
    zh,
    line,
    dataDate: content.data_date,
    showBaseline: look.baseline,
    showLinks: look.links,
    selected: undefined,
  };
  return (
    <div ref={box} className="gd-gantt-paper">
      {sheets.map((sheet, at) => {
        const columns: readonly Column[] = sheet.across === 0 ? all : ['name'];
        const width = widthOf(columns);
        return (
          <section key={at} className="gd-gantt-sheet" style={{ width: room.width, height: room.height }}>
            <header style={{ height: TITLE }}>
              <PrintedBrand project_id={content.project_id} />
              <strong>{content.plan_name}</strong>
              <span>{fill(text.sheet, { at: at + 1, all: sheets.length })}</span>
            </header>
            <div className="gd-gantt-sheet-body">
              <div style={{ width }}>
                <ColumnHeads columns={columns} width={width} />
                <TaskRows
                  {...{ dated, content, text, columns, folded }}
                  rows={rows.slice(sheet.from, sheet.to)}
                  first={0}
                  last={sheet.to - sheet.from - 1}
                  selected={undefined}
                  mayChange={false}
                  editing={undefined}
                  onEdit={nothing}
                  onSelect={nothing}
                  onFold={nothing}
                  onChange={nothing}
                />
              </div>
              <Bars {...{ scene, sheet }} />
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** The bars of a sheet, as shapes. */
function Bars({ scene, sheet }: { scene: Scene; sheet: Sheet }) {
  const { left, width, from, to } = sheet;
  const height = (to - from) * ROW;
  const head = new SvgContext();
  drawHead(head, scene, { left, top: 0, width, height: HEAD });
  const body = new SvgContext();
  // Only what is on the sheet: the row behind the last one would be drawn half.
  drawBody(body, scene, { left, top: from * ROW, width, height: Math.max(0, height - 1) });
  return (
    <div>
      <svg {...{ width }} height={HEAD} viewBox={`0 0 ${width} ${HEAD}`} aria-hidden>
        {createElement(Fragment, null, ...head.shapes)}
      </svg>
      <svg {...{ width, height }} viewBox={`0 0 ${width} ${Math.max(1, height)}`} aria-hidden>
        {createElement(Fragment, null, ...body.shapes)}
      </svg>
    </div>
  );
}
