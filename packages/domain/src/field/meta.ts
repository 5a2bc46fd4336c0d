import type { ColorType } from '../dictionary/define.ts';
import type { Label, Lang } from '../label.ts';
import type { PersonalKind } from '../personal/mask.ts';
import type { FieldCheck } from './checks.ts';

/** Type of a value, independent of its display. It decides the form control, the SQL column and the sheet cell. */
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
  /** Sent by clients and never returned: it has no column, no sheet cell and is in no row. */
  | 'password'
  | 'phone'
  | 'idcard'
  /** Code of a province, city or district: six digits of GB/T 2260. Names are in `@gongdi/domain/regions`. */
  | 'region'
  /** `{ id, fence, location: { longitude, latitude, address } }`. */
  | 'address'
  /** Place of an event: `{ longitude, latitude, address }`, the address may be missing. */
  | 'place'
  /** A small table: several rows of fields of their own. */
  | 'rows'
  /** A picture of a handwritten signature, stored as a file. */
  | 'signature'
  /** One stored file, `{ id, name, size, type, url }`. */
  | 'file'
  /** Several stored files. */
  | 'files'
  /** Several stored pictures, shown as such. */
  | 'image';

/**
 * Filter of a list by the field. `from`: not before the given value; `to`: not after it, both with the field's own name
 * as the parameter; `between`: two parameters, `begin_<name>` and `end_<name>`; `in`: several values joined by commas.
 * A filter by a region also finds the regions below it.
 */
export type QueryOperator = 'eq' | 'like' | 'in' | 'between' | 'from' | 'to';

/** Places where a field may show. */
export type FieldPlace = 'column' | 'query' | 'add' | 'edit' | 'detail' | 'sheet';

export interface ColumnHint {
  /** Pixels at default density. */
  width?: number;
  fixed?: 'left' | 'right';
  sort?: boolean;
  /** Offered in the column chooser, hidden until the user chooses it. */
  hidden?: boolean;
  /**
   * 1: the value decides what to do with the record, so lists and cards show it first. 3: the column is the first that
   * goes when a list is narrow. Default: 2; 3 for long texts, files and personal data (`priorityOf`).
   */
  priority?: 1 | 2 | 3;
}

/**
 * Restricts a reference to records of a project. For accounts: the people of the organisation that the project belongs
 * to, of the organisations below it and of those above it; without a project, the same for the writer's own
 * organisation. For other records: those whose `project_id` does not name another project; without a project, every
 * record that the writer sees. The server uses this restriction for the choices that it offers and for its check.
 */
export interface Among {
  /** Field of the same record that names the project. */
  project: string;
  /** Only accounts with one of these role codes. */
  roles?: readonly string[];
}

/** Everything about a field that its zod type does not express. It is written once, and all derivations read it. */
export interface FieldMeta {
  /** Table header, form label and sheet column at once. */
  label: Label;
  kind: FieldKind;
  required: boolean;
  hint?: Label;
  /** Dictionary that the code belongs to. */
  dict?: string;
  /** Name of the resource that a reference points at. */
  ref?: string;
  /**
   * Restricts the records that a reference offers and accepts to those of a project; absent: every record that the
   * writer sees.
   */
  among?: Among;
  /**
   * The records that a reference points at form a tree (`ResourceDefinition.tree`): they are chosen in it, and a filter
   * also finds what refers to records below the chosen one.
   */
  tree?: true;
  /**
   * The records that name an account in this field are that account's own (`ownFieldsOf`). `project`: so are the
   * projects of these records.
   */
  own?: true | 'project';
  /** The field names for whom the record is, and not what it belongs to: a list is not limited by it. */
  recipient?: true;
  query?: QueryOperator;
  column?: false | ColumnHint;
  /** Key in the resource's `groups`. */
  group?: string;
  /** Default: everywhere. */
  on?: readonly FieldPlace[];
  /** Sample for the import template. */
  example?: string;
  /** No two records of one organisation have the same value. */
  unique?: boolean;
  maxLength?: number;
  /** Check of a text beyond its pattern, such as a check character. */
  check?: FieldCheck;
  min?: number;
  max?: number;
  /**
   * Allowed types of files: extensions (`pdf`) or major types (`image`). Absent: every type that the server accepts.
   */
  accept?: readonly string[];
  /** Maximum size of one file, KB. */
  maxSize?: number;
  /** Maximum number of files. */
  maxCount?: number;
  /** Writes label, project, user and time into pictures before they are sent, and the place into those of the camera. */
  watermark?: boolean;
  /**
   * Allowed values of a text, depending on the rest of the record. Forms offer them; sheets and lists show their
   * labels.
   */
  choices?: (record: Readonly<Record<string, unknown>>) => readonly FieldChoice[];
  /** Text behind the number in forms, such as its unit; it depends on the rest of the record. */
  suffix?: (record: Readonly<Record<string, unknown>>, lang: Lang) => string;
  /** Value of a new record. */
  initial?: string | number | boolean;
  /**
   * Kind of personal data. The server masks the value in every response and returns whole values for one record at a
   * time. Of a field with files it is `scan`. Telephones and identity numbers have it by the kind of their field (`personalOf`).
   */
  personal?: PersonalKind;
  /**
   * Whether the search over all records finds the field (`searchedFieldsOf`); absent: it finds titles and numbers by
   * which lists filter.
   */
  searched?: boolean;
  /**
   * A company has added the field (`extendResource`). It has no column of its own: its value is in the column `custom`
   * of the record.
   */
  custom?: true;
  /**
   * The server counts the value whenever it answers with the record (`Room.derive`): it has no column, no form asks for
   * it, no list sorts by it, and an import leaves it out. Lists filter by it with `query` if a room has SQL for it
   * (`Room.counted`).
   */
  derived?: true;
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
