import {
  choiceOf,
  columnsInRows,
  detailGroupsOf,
  EMPTY,
  FILE_KINDS,
  filesIn,
  formatField,
  metaOf,
  personalOf,
  type AnyResource,
  type FieldKind,
  type NamedField,
} from '@gongdi/domain';
import { Descriptions, Tag } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../lazy/index.ts';
import { useData, useKitText } from '../data/data-context.tsx';
import { useDictionaries } from '../data/dictionaries.tsx';
import { useTitles, type Titles } from '../data/titles.ts';
import { PermissionValue } from './permission-value.tsx';
import { PersonalValue, type Reveal } from './personal-value.tsx';
import { useFormColumns } from '../layout/form-columns.ts';
import { useTimes } from '../clock/index.ts';

interface RecordDetailProps {
  resource: AnyResource;
  record: Record<string, unknown>;
  /** Absent: personal data stays masked. */
  reveal?: Reveal;
  /** What stands in the place of a field's value; undefined: its value. */
  shown?: ((name: string) => ReactNode) | undefined;
}

/** All fields of a record under their groups. */
export function RecordDetail({ resource, record, reveal, shown }: RecordDetailProps) {
  const { lang } = useData();
  const [box, columns] = useFormColumns();
  return (
    <div ref={box} className="gd-details">
      {detailGroupsOf(resource).map((group) => (
        <Descriptions
          key={group.label?.en ?? ''}
          title={group.label?.[lang]}
          bordered
          size="middle"
          column={columns}
          items={group.fields.map((field, at) => ({
            key: field.name,
            label: field.label[lang],
            // A table begins a line of its own: beside others it would leave them no room.
            span: isWide(field) || group.fields[at + 1]?.kind === 'rows' ? 'filled' : 1,
            children:
              shown?.(field.name) ??
              (field.kind === 'rows' ? (
                <RowsValue field={field} rows={record[field.name] as Rows} />
              ) : reveal && personalOf(field) ? (
                <PersonalValue
                  key={`${String(record['id'])} ${String(record['version'])}`}
                  field={field}
                  value={record[field.name]}
                  reveal={reveal}
                />
              ) : (
                <FieldValue field={field} value={record[field.name]} record={record} />
              )),
          }))}
        />
      ))}
    </div>
  );
}

const WIDE: ReadonlySet<FieldKind> = new Set(['textarea', 'permissions', 'rows']);

function isWide({ kind }: Pick<NamedField, 'kind'>): boolean {
  return WIDE.has(kind) || FILE_KINDS.has(kind);
}

/** With the names of all regions. */
const RegionValue = lazyPart(() => import('../region/region-value.tsx'));

/** With the dialog that shows pictures; few records have files. */
const FileCards = lazyPart(async () => ({ default: (await import('../preview/file-cards.tsx')).FileCards }));

type Shown = Pick<NamedField, 'kind' | 'dict' | 'ref' | 'personal' | 'choices'>;

interface FieldValueProps {
  field: Shown;
  value: unknown;
  /** In which it stands; what a text with choices is called depends on it. */
  record?: Readonly<Record<string, unknown>>;
}

/** A field's value as text, a coloured tag for a dictionary with colours, a name for a reference. */
export function FieldValue({ field, value, record }: FieldValueProps): ReactNode {
  const { lang } = useData();
  const { of, within } = useDictionaries();
  const { zone } = useTimes();
  if (field.kind === 'reference') return <ReferenceValue name={field.ref!} value={value as string | null} />;
  if (field.kind === 'references') return <ReferencesValue name={field.ref!} value={value as string[] | null} />;
  if (field.kind === 'region' && typeof value === 'string' && value !== '')
    return (
      <Suspense fallback={value}>
        <RegionValue code={value} />
      </Suspense>
    );
  if (field.kind === 'permissions')
    return (
      <Suspense>
        <PermissionValue codes={(value as string[] | null) ?? []} />
      </Suspense>
    );
  const text = within(() => formatField(field, value, { lang, zone, record }));
  if (FILE_KINDS.has(field.kind)) {
    const files = filesIn(value);
    if (files.length === 0) return text;
    return (
      <Suspense fallback={text}>
        <FileCards files={files} />
      </Suspense>
    );
  }
  if (field.kind === 'textarea') return <span className="gd-text-lines">{text}</span>;
  const entry =
    field.kind === 'code' && field.dict ? of(field.dict).entries.find((one) => one.value === value) : undefined;
  const color = entry?.color_type ?? choiceOf(field, value, record)?.color_type;
  if (!color && !entry?.css_class) return text;
  return (
    <Tag color={color} className={entry?.css_class}>
      {text}
    </Tag>
  );
}

type Rows = readonly Readonly<Record<string, unknown>>[] | null;

/** The small table inside a record. */
function RowsValue({ field, rows }: { field: NamedField; rows: Rows }) {
  const { lang } = useData();
  const columns = Object.entries(columnsInRows(field.type)).map(([name, type]) => ({ ...metaOf(type), name }));
  if (!rows || rows.length === 0) return EMPTY;
  return (
    <div className="gd-rows-value" tabIndex={0} role="group" aria-label={field.label[lang]}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {column.label[lang]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {columns.map((column) => (
                <td key={column.name}>
                  <FieldValue field={column} value={row[column.name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReferencesValue({ name, value }: { name: string; value: readonly string[] | null }) {
  const titles = useTitles(name, value ?? []);
  if (!value || value.length === 0) return EMPTY;
  return value.map((id) => (
    <Tag key={id}>
      <Title titles={titles} id={id} />
    </Tag>
  ));
}

function ReferenceValue({ name, value }: { name: string; value: string | null }) {
  const titles = useTitles(name, value ? [value] : []);
  return value ? <Title titles={titles} id={value} /> : EMPTY;
}

function Title({ titles, id }: { titles: Titles; id: string }) {
  const text = useKitText();
  const title = titles.of(id);
  if (title) return title;
  // An id tells nobody anything; what the user may not see is said to be there.
  if (title === null) return <span className="gd-unseen">{text.unseen}</span>;
  return titles.failed ? <span className="gd-unseen">{text.loadFailed}</span> : '';
}
