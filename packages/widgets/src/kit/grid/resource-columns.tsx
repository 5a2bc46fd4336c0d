import {
  filesIn,
  formatField,
  listColumnsOf,
  holdsFiles,
  personalOf,
  traitsOf,
  type AnyResource,
  type ArrangedColumn,
  type ColumnField,
  type FieldKind,
  type Lang,
} from '@gongdi/domain';
import { Tooltip } from 'antd';
import { Suspense, type ReactElement } from 'react';
import { lazyPart } from '../lazy/index.ts';
import { PersonalValue, type Reveal } from '../detail/personal-value.tsx';
import { FieldValue } from '../detail/record-detail.tsx';
import { RecordTerm } from '../term/term-mark.tsx';
import type { GridColumn } from './data-grid.tsx';
import { useTimes } from '../clock/index.ts';

type Row = Record<string, unknown>;

/** Width of the button that reveals a masked value, px. */
const EYE = 32;
/** Width of the mark beside a deadline, px. */
const MARK = 76;

/**
 * Returns the columns of a table for a resource.
 * @param reveal reveals the personal values of a row; absent: they stay masked
 */
export function resourceColumns(
  resource: AnyResource,
  lang: Lang,
  reveal?: (row: Readonly<Row>) => Reveal,
): GridColumn<Row>[] {
  const shows = (field: ColumnField) => reveal !== undefined && personalOf(field) !== undefined;
  return listColumnsOf(resource).map((field) => ({
    key: field.name,
    title: field.label[lang],
    width: widthOf(field, shows(field)),
    fixed: fixedOf(field),
    sort: field.column.sort,
    // What stands for a record is always to be seen.
    hidden: field.part ? false : field.column.hidden,
    lead: field.part === 'title',
    priority: field.priority,
    lines: traitsOf(field.kind).words === 'lines',
    field,
    render: (row) =>
      reveal && shows(field) ? (
        <PersonalValue
          key={`${String(row['id'])} ${String(row['version'])}`}
          field={field}
          value={row[field.name]}
          reveal={reveal(row)}
          show={(one) => (holdsFiles(field.kind) ? <Cell field={field} value={one} record={row} /> : String(one))}
        />
      ) : (
        <>
          <Cell field={field} value={row[field.name]} record={row} />
          {field.part === 'term' && <RecordTerm resource={resource} row={row} />}
        </>
      ),
  }));
}

function widthOf({ column: { width }, part }: ArrangedColumn, reveals: boolean): number | undefined {
  return width && width + (reveals ? EYE : 0) + (part === 'term' ? MARK : 0);
}

/** The title is fixed at the left, and nothing else. */
function fixedOf({ column: { fixed }, part }: ArrangedColumn): 'left' | 'right' | undefined {
  if (part === 'title') return 'left';
  return fixed === 'left' ? undefined : fixed;
}

/** At most five lines; a tooltip has the whole text when it is longer (console specification, section 9). */
function Lines({ text }: { text: string }) {
  const shown = <div className="gd-data-lines-5">{text}</div>;
  return text.length < TOOLTIP_FROM ? shown : <Tooltip title={text}>{shown}</Tooltip>;
}

/**
 * Texts from this length on, which may be cut off, have a tooltip with the whole text (console specification, section
 * 9: from 36 characters).
 */
const TOOLTIP_FROM = 36;

const FileTags = lazyPart(async () => ({ default: (await import('../preview/file-tags.tsx')).FileTags }));

function Cell({ field, value, record }: { field: ColumnField; value: unknown; record: Readonly<Row> }) {
  const { zone } = useTimes();
  const shown = <FieldValue field={field} value={value} record={record} />;
  if (field.choices) return shown;
  return CELLS[field.kind]({ value, shown, text: () => formatField(field, value, { lang: 'zh', zone }) });
}

/** Arguments of the function that renders a cell. */
interface Given {
  value: unknown;
  /** The value as detail pages show it. */
  shown: ReactElement;
  /** Returns the value as plain text. */
  text: () => string;
}
type KindCell = (given: Given) => ReactElement;

const whole: KindCell = ({ shown }) => shown;

const inOneLine: KindCell = ({ shown, text: textOf }) => {
  const text = textOf();
  // A narrow column may also cut off shorter texts; the browser's `title` hint shows them in full.
  if (text.length < TOOLTIP_FROM) return <span title={text}>{shown}</span>;
  return (
    <Tooltip title={text}>
      <span>{shown}</span>
    </Tooltip>
  );
};

const asFileTags: KindCell = (given) => {
  const files = filesIn(given.value);
  if (files.length === 0) return inOneLine(given);
  return (
    <Suspense fallback={given.text()}>
      <FileTags files={files} />
    </Suspense>
  );
};

/** Cell of each field kind. */
const CELLS = {
  text: inOneLine,
  textarea: ({ text }) => <Lines text={text()} />,
  integer: inOneLine,
  decimal: inOneLine,
  money: inOneLine,
  fee: inOneLine,
  meters: inOneLine,
  boolean: inOneLine,
  date: inOneLine,
  datetime: inOneLine,
  code: whole,
  reference: whole,
  references: whole,
  permissions: inOneLine,
  password: inOneLine,
  phone: inOneLine,
  idcard: inOneLine,
  region: whole,
  address: inOneLine,
  place: inOneLine,
  rows: inOneLine,
  signature: asFileTags,
  file: asFileTags,
  files: asFileTags,
  image: asFileTags,
} satisfies Record<FieldKind, KindCell>;
