import type { PersonalKind } from '../personal/mask.ts';
import type { FormFieldType } from './fields.ts';

/** Facts about a type of form field for code outside of the tables of types. */
export interface FormTypeTraits {
  /** How a person gives a value: the message for a missing one says 请输入 or 请选择. */
  readonly given: 'entered' | 'chosen';
  /** Use of the value in formulas: as a number, or as a time for `DAYS` and `HOURS`. */
  readonly inFormulas: 'nothing' | 'number' | 'time';
  /** Whether the value holds stored files. */
  readonly files: boolean;
  /** Kind of personal data that every field of this type holds. */
  readonly personal: PersonalKind | 'none';
}

const ENTERED: FormTypeTraits = { given: 'entered', inFormulas: 'nothing', files: false, personal: 'none' };
const CHOSEN: FormTypeTraits = { ...ENTERED, given: 'chosen' };
const NUMBER: FormTypeTraits = { ...ENTERED, inFormulas: 'number' };
const TIME: FormTypeTraits = { ...CHOSEN, inFormulas: 'time' };
const FILES: FormTypeTraits = { ...CHOSEN, files: true };
const CHOSEN_NUMBER: FormTypeTraits = { ...CHOSEN, inFormulas: 'number' };

/** The traits of every type, in the order in which the designer offers them. */
const TRAITS = {
  text: ENTERED,
  textarea: ENTERED,
  integer: NUMBER,
  decimal: NUMBER,
  money: NUMBER,
  date: TIME,
  datetime: TIME,
  range: TIME,
  choice: CHOSEN_NUMBER,
  choices: CHOSEN,
  boolean: CHOSEN_NUMBER,
  phone: { ...ENTERED, personal: 'phone' },
  idcard: { ...ENTERED, personal: 'identity' },
  person: CHOSEN,
  organisation: CHOSEN,
  project: CHOSEN,
  device: CHOSEN,
  file: FILES,
  image: FILES,
  location: CHOSEN,
  signature: { ...FILES, given: 'entered' },
  table: ENTERED,
  formula: CHOSEN_NUMBER,
  heading: CHOSEN,
  note: CHOSEN,
} as const satisfies Record<FormFieldType, FormTypeTraits>;

/** Every type, in the order in which the designer offers them. */
export const FORM_FIELD_TYPES = Object.keys(TRAITS) as FormFieldType[];

/** Returns the traits of a type of form field. */
export function formTypeTraits(type: FormFieldType): FormTypeTraits {
  return TRAITS[type];
}
