import {
  faceOf,
  fieldsOf,
  refersToRecords,
  titleOf,
  traitsOf,
  type AnyResource,
  type NamedField,
} from '@gongdi/domain';
import type { ReactNode } from 'react';
import { FieldValue } from '../../../kit/detail/record-detail.tsx';
import { RecordTerm } from '../../../kit/term/term-mark.tsx';
import { useLang } from '../../ground/context/console-context.tsx';
import { useRecordText } from './text/index.ts';

type Row = Record<string, unknown> & { id: string };

interface RecordHeadProps {
  resource: AnyResource;
  row: Row;
  /** Who else has the record open. */
  present?: ReactNode;
  children: ReactNode;
}

/** Head of the page of a record: title, number, state, term, what it came from, and the actions. */
export function RecordHead({ resource, row, present, children }: RecordHeadProps) {
  const text = useRecordText();
  const lang = useLang();
  const face = faceOf(resource);
  const fields = fieldsOf(resource);
  const state = fields.find(({ name }) => name === face.state);
  const number = fields.find(({ name }) => name === face.number);
  const titled = fields.find(({ name, kind }) => name === face.title && refersToRecords(kind));
  const origins = fields.filter((field) => field !== titled && isOrigin(field) && row[field.name]);
  return (
    <header className="gd-record-head">
      <div className="gd-record-name">
        <h2>{titled ? <FieldValue field={titled} value={row[titled.name]} record={row} /> : titleOf(resource, row)}</h2>
        {state && <FieldValue field={state} value={row[state.name]} record={row} />}
        <RecordTerm resource={resource} row={row} dated />
        {present}
      </div>
      <div className="gd-record-actions">{children}</div>
      {(number || origins.length > 0) && (
        <dl className="gd-record-origins">
          {number && typeof row[number.name] === 'string' && row[number.name] !== '' && (
            <div>
              <dt>{number.label[lang]}</dt>
              <dd>{row[number.name] as string}</dd>
            </div>
          )}
          {origins.map((field) => (
            <div key={field.name}>
              <dt>{field.label[lang] || text.from}</dt>
              <dd>
                <FieldValue field={field} value={row[field.name]} record={row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

/** Resources of people and their organisations: a record concerns them, but does not come from them. */
const PEOPLE: ReadonlySet<string> = new Set(['usermanage', 'organization', 'post', 'rolemanage']);

/** Returns whether a field names the record that this one came from. */
function isOrigin({ kind, ref }: NamedField): boolean {
  return refersToRecords(kind) && traitsOf(kind).refersTo === 'record' && !PEOPLE.has(ref ?? '');
}
