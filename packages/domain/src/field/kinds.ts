import type { PersonalKind } from '../personal/mask.ts';
import type { FieldKind } from './meta.ts';

/**
 * Facts about a kind for code outside of the tables of kinds. Such code asks for a trait and never compares the name of
 * a kind.
 */
export interface KindTraits {
  /** How a person gives a value: the message for a missing one says 请输入 or 请选择. */
  readonly given: 'entered' | 'chosen';
  /** Whether a stored record has the value. A secret is sent once and never returned. */
  readonly stored: boolean;
  /** Whether the value is free text of one line or of several lines; the search over all records finds both. */
  readonly words: 'none' | 'line' | 'lines';
  /** The object that the value is a code or an id of. */
  readonly refersTo: 'nothing' | 'dictionary entry' | 'record' | 'records' | 'region';
  /** How many stored files the value holds. */
  readonly files: 'none' | 'one' | 'several';
  /** Whether the files are pictures of the thing that the record is about. */
  readonly pictures: boolean;
  /** Whether the value has a longitude and a latitude. */
  readonly located: boolean;
  /** Precision of a value that is a time. */
  readonly time: 'none' | 'day' | 'instant';
  /** Values inside the value: the parts of an address, or rows of fields of their own. */
  readonly inside: 'nothing' | 'address' | 'rows';
  /** Whether the value belongs to one record: nobody gives the same one to many records at once. */
  readonly alone: boolean;
  /**
   * Kind of personal data that every field of this kind holds. A field of another kind declares it in
   * `FieldMeta.personal`.
   */
  readonly personal: PersonalKind | 'none';
}

const ENTERED: KindTraits = {
  given: 'entered',
  stored: true,
  words: 'none',
  refersTo: 'nothing',
  files: 'none',
  pictures: false,
  located: false,
  time: 'none',
  inside: 'nothing',
  alone: false,
  personal: 'none',
};
const CHOSEN: KindTraits = { ...ENTERED, given: 'chosen' };
const ONE_FILE: KindTraits = { ...CHOSEN, files: 'one' };
const FILES: KindTraits = { ...CHOSEN, files: 'several' };

/** The traits of every kind. */
const TRAITS = {
  text: { ...ENTERED, words: 'line' },
  textarea: { ...ENTERED, words: 'lines' },
  integer: ENTERED,
  decimal: ENTERED,
  money: ENTERED,
  fee: ENTERED,
  meters: ENTERED,
  boolean: CHOSEN,
  date: { ...CHOSEN, time: 'day' },
  datetime: { ...CHOSEN, time: 'instant' },
  code: { ...CHOSEN, refersTo: 'dictionary entry' },
  reference: { ...CHOSEN, refersTo: 'record' },
  references: { ...CHOSEN, refersTo: 'records' },
  permissions: { ...CHOSEN, alone: true },
  password: { ...ENTERED, stored: false },
  phone: { ...ENTERED, personal: 'phone' },
  idcard: { ...ENTERED, personal: 'identity' },
  region: { ...CHOSEN, refersTo: 'region' },
  address: { ...CHOSEN, inside: 'address', located: true, alone: true },
  place: { ...CHOSEN, located: true, alone: true },
  rows: { ...CHOSEN, inside: 'rows', alone: true },
  signature: ONE_FILE,
  file: ONE_FILE,
  files: FILES,
  image: { ...FILES, pictures: true },
} as const satisfies Record<FieldKind, KindTraits>;

/** Every kind, in the order of their declaration. */
export const FIELD_KINDS = Object.keys(TRAITS) as FieldKind[];

/** Returns the traits of a kind. */
export function traitsOf(kind: FieldKind): KindTraits {
  return TRAITS[kind];
}

/** Returns whether a value holds stored files. */
export function holdsFiles(kind: FieldKind): boolean {
  return TRAITS[kind].files !== 'none';
}

/** Returns whether a value is the id of a record, or ids of several. */
export function refersToRecords(kind: FieldKind): boolean {
  const { refersTo } = TRAITS[kind];
  return refersTo === 'record' || refersTo === 'records';
}

/** Returns whether a value is free text. */
export function holdsWords(kind: FieldKind): boolean {
  return TRAITS[kind].words !== 'none';
}

/** Returns whether a value is a small table: rows of fields of their own. */
export function holdsRows(kind: FieldKind): boolean {
  return TRAITS[kind].inside === 'rows';
}
