import type { ColorType } from '../dictionary/define.ts';
import type { Label } from '../label.ts';

/** Codes of the dictionary `custom_kind`: what a company may add. */
export const CUSTOM_KINDS = {
  text: 1,
  textarea: 2,
  number: 3,
  date: 4,
  choice: 5,
  boolean: 6,
  person: 7,
  record: 8,
  pictures: 9,
  files: 10,
  /** Given by the database when a record is added, by a rule (`number-pattern.ts`). */
  number_rule: 11,
} as const;

/** Most fields in use that a company may add to one resource. */
export const CUSTOM_FIELD_LIMIT = 50;

/** Most entries of a choice. */
export const CUSTOM_CHOICE_LIMIT = 100;

/** How names of added fields begin on the wire; no field of the program begins so. */
export const CUSTOM_PREFIX = 'custom_';

/** Returns whether a name on the wire is that of a field that a company has added. */
export function isCustomName(name: string): boolean {
  return name.startsWith(CUSTOM_PREFIX) && /^\d+$/.test(name.slice(CUSTOM_PREFIX.length));
}

export interface CustomChoice {
  value: number;
  label: Label;
  color_type?: ColorType | undefined;
  disabled: boolean;
}

/** A field that a company has added to a resource, as somebody of the company uses it. */
export interface CustomField {
  /** Name on the wire: `custom_` and a number that no other field of the installation has. */
  name: string;
  /** Name of the resource; for a part, of its whole. */
  resource: string;
  /** Code of the dictionary `custom_kind`. */
  kind: number;
  label: Label;
  help: string | null;
  required: boolean;
  /** Text behind a number. */
  unit: string | null;
  choices: readonly CustomChoice[];
  /** Resource that the value refers to. */
  ref: string | null;
  /** Group of the form; null: that of the added fields. */
  group: string | null;
  in_list: boolean;
  /** Whether lists filter by the field. */
  filtered: boolean;
  /** Whether the reader may also change it. */
  may_edit: boolean;
  /** The field was removed: its values are kept, and only the history of records shows them. */
  removed: boolean;
}
