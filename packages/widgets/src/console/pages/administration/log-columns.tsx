import { EMPTY, FILE_KINDS, filesIn, findResource, type Lang } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { FieldValue } from '../../../kit/detail/record-detail.tsx';
import type { ScreenColumns, ScreenRow } from '../resource/screen.ts';
import { changesIn, subjectWord, type Change } from './log-words.ts';

/** Code of `audit_operation` of what is there no more and has no title to ask for. */
const DELETED = 3;

/** The record that an entry is about, by its title. */
function subjectTitle({ subject, subject_id: id, operation }: ScreenRow): ReactNode {
  const resource = typeof subject === 'string' ? findResource(subject) : undefined;
  if (!resource || typeof id !== 'string' || operation === DELETED) return undefined;
  return <FieldValue field={{ kind: 'reference', ref: resource.name }} value={id} />;
}

/** The change record in words: of what, and each value by its label, as the record itself shows it. */
function shown(name: string, row: ScreenRow, lang: Lang): ReactNode {
  const { subject, changes: written } = row;
  if (typeof subject !== 'string') return undefined;
  if (name === 'subject') return subjectWord(subject, lang);
  if (name === 'subject_id') return subjectTitle(row);
  if (name !== 'changes' || typeof written !== 'string' || written === '') return undefined;
  return (
    <dl className="gd-log-changes">
      {changesIn(subject, written, lang).map((change, at) => (
        <div key={at}>
          <dt>{change.label}</dt>
          <dd>
            <Value change={change} value={change.before} /> → <Value change={change} value={change.after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Files go by their names: the log holds no address of them. */
function Value({ change: { field }, value }: { change: Change; value: unknown }): ReactNode {
  if (value === null) return EMPTY;
  if (!field || field.kind === 'rows' || field.kind === 'address')
    return typeof value === 'string' ? value : JSON.stringify(value);
  if (FILE_KINDS.has(field.kind))
    return filesIn(value)
      .map((file) => file.name ?? file.id)
      .join(', ');
  return <FieldValue field={field} value={value} />;
}

export const logColumns: ScreenColumns = {
  value: shown,
  extend: (columns, lang) =>
    columns.map((column) => ({ ...column, render: (row) => shown(column.key, row, lang) ?? column.render(row) })),
};
