import {
  EMPTY,
  filesIn,
  findResource,
  holdsFiles,
  logChanges,
  traitsOf,
  type Lang,
  type LogChange,
  type WrittenChange,
} from '@gongdi/domain';
import { use, type ReactNode } from 'react';
import { ExtensionContext } from '../../../../kit/definition/index.ts';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import type { ScreenColumns, ScreenRow } from '../../../generic/resource/screen/screen.ts';

/**
 * Shows the current title of the subject of an entry without a stored title: it was not known when the entry was
 * written.
 */
function subjectTitle({ subject, subject_id: id, subject_title: title }: ScreenRow): ReactNode {
  const resource = typeof subject === 'string' && !title ? findResource(subject) : undefined;
  if (!resource || typeof id !== 'string') return undefined;
  return <FieldValue field={{ kind: 'reference', ref: resource.name }} value={id} />;
}

/** Shows changed values with their labels, as the record itself shows them. */
function shown(name: string, row: ScreenRow, lang: Lang): ReactNode {
  const { subject, changes } = row;
  if (name === 'subject_title') return subjectTitle(row);
  if (name !== 'changes' || typeof subject !== 'string' || !Array.isArray(changes)) return undefined;
  return <Changes subject={subject} changes={changes as WrittenChange[]} lang={lang} />;
}

function Changes({ subject, changes, lang }: { subject: string; changes: WrittenChange[]; lang: Lang }) {
  const { extend } = use(ExtensionContext);
  return (
    <dl className="gd-console-log-changes">
      {logChanges(subject, changes, extend).map((change, at) => (
        <div key={at}>
          <dt>{change.label[lang]}</dt>
          <dd>
            <Value change={change} value={change.before} /> → <Value change={change} value={change.after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows a value. Files are shown by name, because the log contains no address of them. */
function Value({ change: { field }, value }: { change: LogChange; value: unknown }): ReactNode {
  if (value === null) return EMPTY;
  if (!field || traitsOf(field.kind).inside !== 'nothing')
    return typeof value === 'string' ? value : JSON.stringify(value);
  if (holdsFiles(field.kind))
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
