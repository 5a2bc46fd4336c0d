import type { ColorType } from '../dictionary/define.ts';
import type { Label, Lang } from '../label.ts';
import type { PersonalKind } from '../personal/mask.ts';
import type { FieldCheck } from './checks.ts';

/** What a value is, apart from how it is shown. Decides the form control, the SQL column and the sheet cell. */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'integer'
  | 'decimal'
  /** Decimal string with two digits, numeric(18,2) in SQL. */
  | 'money'
  /** Integer fen, shown divided by 100 (console specification, section 9). */
  | 'fee'
  /** Integer metres, shown divided by 1000 (console specification, section 9). */
  | 'meters'
  | 'boolean'
  /** Civil date `YYYY-MM-DD`. */
  | 'date'
  /** ISO 8601 instant in UTC with milliseconds. */
  | 'datetime'
  /** Integer code of a dictionary. */
  | 'code'
  /** Id of a record of another resource. */
  | 'reference'
  /** Ids of several records of another resource. */
  | 'references'
  /** Permission codes: `menu|operation`, `menu|*` or `*`. */
  | 'permissions'
  /** Sent, never read back: no column, no cell, no row has it. */
  | 'password'
  | 'phone'
  | 'idcard'
  /** Code of a province, city or district: six digits of GB/T 2260. Names are in `@gongdi/domain/regions`. */
  | 'region'
  /** `{ id, fence, location: { longitude, latitude, address } }`. */
  | 'address'
  /** Where something was done: `{ longitude, latitude, address }`, the address may be missing. */
  | 'place'
  /** A small table: several rows of fields of their own. */
  | 'rows'
  /** A picture of a handwritten name, stored as a file. */
  | 'signature'
  /** One stored file, `{ id, name, size, type, url }`. */
  | 'file'
  /** Several stored files. */
  | 'files'
  /** Several stored pictures, shown as such. */
  | 'image';

/** Kinds that hold stored files. */
export const FILE_KINDS: ReadonlySet<FieldKind> = new Set(['file', 'files', 'image', 'signature']);

/**
 * How a list filters by the field. `from`: not before the given value; `to`: not after it, both under the field's own
 * name; `between`: two parameters, `begin_<name>` and `end_<name>`; `in`: several values joined by commas. A region
 * finds what lies below it too.
 */
export type QueryOperator = 'eq' | 'like' | 'in' | 'between' | 'from' | 'to';

/** Places where a field may show. */
export type FieldPlace = 'column' | 'query' | 'add' | 'edit' | 'detail' | 'sheet';

export interface ColumnHint {
  /** Pixels at default density. */
  width?: number;
  fixed?: 'left' | 'right';
  sort?: boolean;
  /** Offered in the column chooser, not shown until chosen. */
  hidden?: boolean;
}

/**
 * What belongs to a project. Of accounts, its people: of the organisation that it belongs to, of those below and of those
 * above; without a project, around the writer's own organisation. Of other records, those whose `project_id` names no
 * other one; without a project, whichever the writer sees. The server offers and checks by this.
 */
export interface Among {
  /** Field of the same record that names the project. */
  project: string;
  /** Only who holds one of these role codes. */
  roles?: readonly string[];
}

/** Everything about a field that validation alone does not say. Written once, read by every derivation. */
export interface FieldMeta {
  /** Table header, form label and sheet column at once. */
  label: Label;
  kind: FieldKind;
  required: boolean;
  hint?: Label;
  /** Dictionary that the code belongs to. */
  dict?: string;
  /** Resource name that a reference points at. */
  ref?: string;
  /** Which records of a project a reference offers and takes; absent: whatever the writer sees. */
  among?: Among;
  query?: QueryOperator;
  column?: false | ColumnHint;
  /** Key in the resource's `groups`. */
  group?: string;
  /** Default: everywhere. */
  on?: readonly FieldPlace[];
  /** Sample for the import template. */
  example?: string;
  /** No two records of one organisation share it. */
  unique?: boolean;
  maxLength?: number;
  /** What a text must be beyond its form, such as a number with a check character. */
  check?: FieldCheck;
  min?: number;
  max?: number;
  /** Allowed types of files: extensions (`pdf`) or major types (`image`). Absent: all that the server takes. */
  accept?: readonly string[];
  /** Most bytes of one file, KB. */
  maxSize?: number;
  /** Most files. */
  maxCount?: number;
  /** Pictures get who, when and what written into them before they are sent. */
  watermark?: boolean;
  /** What a text can be, which depends on the rest of the record; forms offer these, sheets and lists show their labels. */
  choices?: (record: Readonly<Record<string, unknown>>) => readonly FieldChoice[];
  /** What stands behind the number in forms, such as its unit; it depends on the rest of the record. */
  suffix?: (record: Readonly<Record<string, unknown>>, lang: Lang) => string;
  /** Value of a new record. */
  initial?: string | number | boolean;
  /**
   * Personal data, and of which kind: the server masks it in whatever it answers, and gives whole values of one record
   * at a time. Telephones and identity numbers are it by the kind of their field (`personalOf`).
   */
  personal?: PersonalKind;
  /**
   * Found by the search over all records (`searchedFieldsOf`), or not; absent: titles and numbers by which lists filter
   * are.
   */
  searched?: boolean;
}

export interface FieldChoice {
  value: string;
  label: Label;
  color_type?: ColorType | undefined;
}

declare module 'zod' {
  interface GlobalMeta {
    gongdi?: FieldMeta;
    /** The same as `FieldMeta.personal`, for a value of a call that no resource describes. */
    personal?: PersonalKind;
  }
}
