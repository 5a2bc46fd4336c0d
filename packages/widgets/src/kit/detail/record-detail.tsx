import {
  choiceOf,
  detailGroupsOf,
  EMPTY,
  filesIn,
  filledColumnsOf,
  formatField,
  holdsFiles,
  holdsRows,
  personalOf,
  type AnyResource,
  type ColorType,
  type FieldKind,
  type NamedField,
} from '@gongdi/domain';
import { Tag } from 'antd';
import { Suspense, use, type ReactNode } from 'react';
import { lazyPart } from '../lazy/index.ts';
import { useSheet } from '../shadow/index.ts';
import { useData, useKitText } from '../data/data-context.tsx';
import { useDictionaries } from '../data/dictionaries.tsx';
import { useTitles, type Titles } from '../data/titles.ts';
import { useOneTitle } from '../data/use-one-title.ts';
import { PermissionValue } from './permission-value.tsx';
import { PersonalValue, type Reveal } from './personal-value.tsx';
import { useTimes } from '../clock/index.ts';
import css from './detail.css?inline';
import { RecordLinkContext } from './record-link.ts';

interface RecordDetailProps {
  resource: AnyResource;
  record: Record<string, unknown>;
  /** Absent: personal data stays masked. */
  reveal?: Reveal;
  /** Content shown instead of a field's value; undefined: the value is shown. */
  shown?: ((name: string) => ReactNode) | undefined;
}

/** All fields of a record in their groups. Labels have one width over all groups, so that values stand in columns. */
export function RecordDetail({ resource, record, reveal, shown }: RecordDetailProps) {
  const { lang } = useData();
  useSheet(css);
  return (
    <div className="gd-data-details gd-detail">
      {detailGroupsOf(resource).map((group) => (
        <section key={group.label?.en ?? ''}>
          {group.label && <h3 className="gd-detail-group">{group.label[lang]}</h3>}
          <dl className="gd-detail-facts">
            {group.fields.map((field) => (
              <div key={field.name} className={VALUES[field.kind].wide ? 'gd-detail-wide' : undefined}>
                <dt>{field.label[lang]}</dt>
                <dd>{shown?.(field.name) ?? <DetailValue field={field} record={record} reveal={reveal} />}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function DetailValue({ field, record, reveal }: Pick<RecordDetailProps, 'record' | 'reveal'> & { field: NamedField }) {
  const value = record[field.name];
  if (isTable(field)) return <RowsValue field={field} rows={value as Rows} />;
  if (reveal && personalOf(field))
    return (
      <PersonalValue
        key={`${String(record['id'])} ${String(record['version'])}`}
        field={field}
        value={value}
        reveal={reveal}
        show={(one) =>
          holdsFiles(field.kind) ? <FieldValue field={field} value={one} record={record} /> : String(one)
        }
      />
    );
  return <FieldValue field={field} value={value} record={record} />;
}

function isTable(field: NamedField): boolean {
  return holdsRows(field.kind);
}

/** Loads the names of all regions. */
const RegionValue = lazyPart(() => import('../region/region-value.tsx'));

/** Loads the preview dialog; few records have files. */
const FileCards = lazyPart(async () => ({ default: (await import('../preview/file-cards.tsx')).FileCards }));
const Pictures = lazyPart(async () => ({ default: (await import('../preview/pictures.tsx')).Pictures }));

type Shown = Pick<NamedField, 'kind' | 'dict' | 'ref' | 'personal' | 'choices'>;

interface FieldValueProps {
  field: Shown;
  value: unknown;
  /** The record with this value; the label of a text with choices depends on it. */
  record?: Readonly<Record<string, unknown>>;
}

/** A field's value as text, a coloured tag for a dictionary with colours, a name for a reference. */
export function FieldValue({ field, value, record }: FieldValueProps): ReactNode {
  const { lang } = useData();
  const { of, within } = useDictionaries();
  const { zone } = useTimes();
  const text = () => within(() => formatField(field, value, { lang, zone, record }));
  return VALUES[field.kind].show({ field, value, record, text, of });
}

/** Arguments of the function that displays a value. */
interface Given extends FieldValueProps {
  /** Returns the value as plain text. */
  text: () => string;
  /** Returns a dictionary by name, with the installation's changes. */
  of: ReturnType<typeof useDictionaries>['of'];
}

/** How details show the values of a field kind. */
interface KindValue {
  /** Whether the value takes a whole line. */
  wide: boolean;
  show: (given: Given) => ReactNode;
}

const tagged = (text: string, color: ColorType | undefined, css_class?: string): ReactNode =>
  color ? (
    // As antd's tag stands in the document. A list has one in each row, and antd's component costs several times as much.
    <span className={`ant-tag ant-tag-filled ant-tag-${color}${css_class ? ` ${css_class}` : ''} gd`}>{text}</span>
  ) : css_class ? (
    <Tag className={css_class}>{text}</Tag>
  ) : (
    text
  );

const showText = ({ field, value, record, text }: Given): ReactNode =>
  tagged(text(), choiceOf(field, value, record)?.color_type);

const showEntry = ({ field, value, record, text, of }: Given): ReactNode => {
  const entry = field.dict ? of(field.dict).entries.find((one) => one.value === value) : undefined;
  const color = entry?.color_type ?? choiceOf(field, value, record)?.color_type;
  return tagged(text(), color, entry?.css_class);
};

const showRegion = (given: Given): ReactNode => {
  const { value } = given;
  if (typeof value !== 'string' || value === '') return showText(given);
  return (
    <Suspense fallback={value}>
      <RegionValue code={value} />
    </Suspense>
  );
};

const showPermissions = ({ value }: Given): ReactNode => (
  <Suspense>
    <PermissionValue codes={(value as string[] | null) ?? []} />
  </Suspense>
);

const showFiles = ({ value, text }: Given): ReactNode => {
  const files = filesIn(value);
  if (files.length === 0) return text();
  return (
    <Suspense fallback={text()}>
      <FileCards files={files} />
    </Suspense>
  );
};

const showPictures =
  (signed: boolean) =>
  ({ value, text }: Given): ReactNode => {
    const files = filesIn(value);
    if (files.length === 0) return text();
    return (
      <Suspense fallback={text()}>
        <Pictures files={files} signed={signed} />
      </Suspense>
    );
  };

const asText: KindValue = { wide: false, show: showText };
const asFiles: KindValue = { wide: true, show: showFiles };

/**
 * Display of each field kind. Rows are shown as their count here; a detail page shows the whole table (`RowsValue`).
 */
const VALUES = {
  text: asText,
  textarea: { wide: true, show: ({ text }) => <span className="gd-data-text-lines">{text()}</span> },
  integer: asText,
  decimal: asText,
  money: asText,
  fee: asText,
  meters: asText,
  boolean: asText,
  date: asText,
  datetime: asText,
  code: { wide: false, show: showEntry },
  reference: {
    wide: false,
    show: ({ field, value }) => <ReferenceValue name={field.ref!} value={value as string | null} />,
  },
  references: {
    wide: false,
    show: ({ field, value }) => <ReferencesValue name={field.ref!} value={value as string[] | null} />,
  },
  permissions: { wide: true, show: showPermissions },
  password: asText,
  phone: asText,
  idcard: asText,
  region: { wide: false, show: showRegion },
  address: asText,
  place: asText,
  rows: { wide: true, show: showText },
  signature: { wide: true, show: showPictures(true) },
  file: asFiles,
  files: asFiles,
  image: { wide: true, show: showPictures(false) },
} satisfies Record<FieldKind, KindValue>;

type Rows = readonly Readonly<Record<string, unknown>>[] | null;

/** The small table inside a record. */
function RowsValue({ field, rows }: { field: NamedField; rows: Rows }) {
  const { lang } = useData();
  if (!rows || rows.length === 0) return EMPTY;
  const columns = filledColumnsOf(field.type, rows);
  return (
    <div className="gd-data-rows-value" tabIndex={0} role="group" aria-label={field.label[lang]}>
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
  return (
    <span className="gd-detail-references">
      {value.map((id) => (
        <Tag key={id}>
          <Title titles={titles} name={name} id={id} />
        </Tag>
      ))}
    </span>
  );
}

function ReferenceValue({ name, value }: { name: string; value: string | null }) {
  const titles = useOneTitle(name, value);
  return value ? <Title titles={titles} name={name} id={value} /> : EMPTY;
}

function Title({ titles, name, id }: { titles: Titles; name: string; id: string }) {
  const text = useKitText();
  const linked = use(RecordLinkContext);
  const title = titles.of(id);
  if (title) return linked?.(name, id, title) ?? title;
  // An id is meaningless to users; for a record that the user may not see, a text says that it exists.
  if (title === null) return <span className="gd-unseen">{text.unseen}</span>;
  return titles.failed ? <span className="gd-unseen">{text.loadFailed}</span> : '';
}
