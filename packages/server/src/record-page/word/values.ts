import {
  COMMON_PLACEHOLDERS,
  columnsInRows,
  detailGroupsOf,
  filesIn,
  formatField,
  holdsFiles,
  holdsRows,
  LIST_SEPARATOR,
  metaOf,
  PICTURE_PLACEHOLDERS,
  refersToRecords,
  timesIn,
  traitsOf,
  type AnyResource,
  type Lang,
  type NamedField,
} from '@gongdi/domain';
import { fitInto, pictureSize } from '../../resources/index.ts';
import type { TemplatePicture, TemplateValues } from './protocol.ts';

type Row = Readonly<Record<string, unknown>>;

export interface ValueOptions {
  lang: Lang;
  /** IANA zone in which instants are written. */
  zone: string;
  /** Titles of what the record refers to, by resource. */
  titles: Readonly<Record<string, (id: string) => string | undefined>>;
  /** Bytes of the pictures, by file id. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** Who makes the document, and when (epoch ms). */
  person: string;
  now: number;
}

/** Largest picture, pixels at 96 to the inch: half of the width of a page. */
const PICTURE = { width: 300, height: 220 };
const SIGNATURE = { width: 160, height: 70 };

/**
 * Returns the values of a record for its placeholders, by the Chinese label of a field and by its name.
 * @param row with personal data masked as for the reader
 */
export function templateValues(resource: AnyResource, row: Row, options: ValueOptions): TemplateValues {
  const { zone, person, now } = options;
  const { dateTime } = timesIn(zone);
  const fields = detailGroupsOf(resource).flatMap((group) => group.fields);
  return {
    [COMMON_PLACEHOLDERS.created.zh]: dateTime(row['created_at'] as string),
    [COMMON_PLACEHOLDERS.updated.zh]: dateTime(row['updated_at'] as string),
    [COMMON_PLACEHOLDERS.printed.zh]: dateTime(now),
    [COMMON_PLACEHOLDERS.person.zh]: person,
    ...valuesOf(fields, row, options),
  };
}

function valuesOf(fields: readonly NamedField[], row: Row, options: ValueOptions): TemplateValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(field, row[field.name], row, options);
      return [
        [field.name, value],
        [field.label.zh, value],
      ];
    }),
  );
}

function valueOf(field: NamedField, value: unknown, row: Row, options: ValueOptions): TemplateValues[string] {
  const { lang, zone, titles } = options;
  if (holdsRows(field.kind)) {
    const columns = Object.entries(columnsInRows(field.type)).map(([name, type]) => ({ ...metaOf(type), name, type }));
    return Array.isArray(value) ? (value as Row[]).map((one) => valuesOf(columns, one, options)) : [];
  }
  if (holdsFiles(field.kind)) return filesOf(field, value, options);
  if (refersToRecords(field.kind)) {
    const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
    return ids.map((id) => titles[field.ref!]?.(id) ?? '').join(LIST_SEPARATOR[lang]);
  }
  if (value === null || value === undefined || value === '') return '';
  return formatField(field, value, { lang, zone, record: row });
}

/** One file: its picture, else its name. Several: rows of a loop, with picture and name. */
function filesOf({ kind }: NamedField, value: unknown, { pictures }: ValueOptions): TemplateValues[string] {
  const one = traitsOf(kind).files === 'one';
  const rows = filesIn(value).map((file): TemplateValues => {
    const name = file.name ?? '';
    return {
      [PICTURE_PLACEHOLDERS.picture.zh]: pictureOf(pictures.get(file.id), name, one) ?? name,
      [PICTURE_PLACEHOLDERS.name.zh]: name,
    };
  });
  return one ? (rows[0]?.[PICTURE_PLACEHOLDERS.picture.zh] ?? '') : rows;
}

function pictureOf(bytes: Uint8Array | undefined, altText: string, small: boolean): TemplatePicture | undefined {
  const size = bytes && pictureSize(bytes);
  if (!size) return undefined;
  const format = size.type === 'png' ? 'image/png' : 'image/jpeg';
  return { _type: 'image', source: bytes, format, altText, ...fitInto(size, small ? SIGNATURE : PICTURE) };
}
