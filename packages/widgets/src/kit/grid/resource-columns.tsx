import {
  columnsOf,
  FILE_KINDS,
  filesIn,
  formatField,
  personalOf,
  type AnyResource,
  type ColumnField,
  type Lang,
} from '@gongdi/domain';
import { Tooltip } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '../lazy/index.ts';
import { PersonalValue, type Reveal } from '../detail/personal-value.tsx';
import { FieldValue } from '../detail/record-detail.tsx';
import type { GridColumn } from './data-grid.tsx';
import { useTimes } from '../clock/index.ts';

type Row = Record<string, unknown>;

/** Room for the button that shows a value whole, px. */
const EYE = 32;

/**
 * Columns of a table of any resource.
 * @param reveal shows personal values of a row whole; absent: they stay masked
 */
export function resourceColumns(
  resource: AnyResource,
  lang: Lang,
  reveal?: (row: Readonly<Row>) => Reveal,
): GridColumn<Row>[] {
  const shows = (field: ColumnField) => reveal !== undefined && personalOf(field) !== undefined;
  return columnsOf(resource).map((field) => ({
    key: field.name,
    title: field.label[lang],
    width: field.column.width && field.column.width + (shows(field) ? EYE : 0),
    fixed: field.column.fixed,
    sort: field.column.sort,
    hidden: field.column.hidden,
    lines: field.kind === 'textarea',
    field,
    render: (row) =>
      reveal && shows(field) ? (
        <PersonalValue
          key={`${String(row['id'])} ${String(row['version'])}`}
          field={field}
          value={row[field.name]}
          reveal={reveal(row)}
        />
      ) : (
        <Cell field={field} value={row[field.name]} record={row} />
      ),
  }));
}

/** At most five lines, whole in a tooltip where that is not enough (console specification, section 9). */
function Lines({ text }: { text: string }) {
  const shown = <div className="gd-lines-5">{text}</div>;
  return text.length < TOOLTIP_FROM ? shown : <Tooltip title={text}>{shown}</Tooltip>;
}

/** Texts that may be cut off show whole in a tooltip (console specification, section 9: from 36 characters). */
const TOOLTIP_FROM = 36;

const FileTags = lazyPart(async () => ({ default: (await import('../preview/file-tags.tsx')).FileTags }));

function Cell({ field, value, record }: { field: ColumnField; value: unknown; record: Readonly<Row> }) {
  const { zone } = useTimes();
  const shown = <FieldValue field={field} value={value} record={record} />;
  if (
    field.choices ||
    field.kind === 'code' ||
    field.kind === 'reference' ||
    field.kind === 'region' ||
    field.kind === 'references'
  )
    return shown;
  const text = formatField(field, value, { lang: 'zh', zone });
  if (FILE_KINDS.has(field.kind) && filesIn(value).length > 0)
    return (
      <Suspense fallback={text}>
        <FileTags files={filesIn(value)} />
      </Suspense>
    );
  if (field.kind === 'textarea') return <Lines text={text} />;
  // Shorter texts may be cut off too, in a narrow column: the browser's own hint tells them whole.
  if (text.length < TOOLTIP_FROM) return <span title={text}>{shown}</span>;
  return (
    <Tooltip title={text}>
      <span>{shown}</span>
    </Tooltip>
  );
}
