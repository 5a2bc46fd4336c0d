import type { ModdleElement } from '../../../diagram/model.ts';
import type { Pair } from '../lists/pair-edits.ts';

/** How a field is written: camunda's `formField`, or the `formProperty` that all three engines read. */
export type FieldKind = 'FormField' | 'FormProperty';

/** Types that every engine knows; any other word is a type of the application's own. */
export const FIELD_TYPES = ['long', 'string', 'boolean', 'date', 'enum'] as const;
export const CUSTOM = 'custom';

/** A field as the dialog shows it (designer specification, section 3). */
export interface FormFieldValues {
  id: string;
  label: string;
  /** One of {@link FIELD_TYPES}, or {@link CUSTOM} with `customType`. */
  type: string;
  customType: string;
  defaultValue: string;
  datePattern: string;
  /** Enumeration: id and name. */
  values: Pair[];
  /** camunda: name and config. */
  constraints: Pair[];
  /** camunda: id and value. */
  properties: Pair[];
  /** Form properties only. */
  required: boolean;
  readable: boolean;
  writable: boolean;
  lenientDateParsing: boolean;
  variable: string;
  expression: string;
}

export const NEW_FIELD: FormFieldValues = {
  id: '',
  label: '',
  type: 'string',
  customType: '',
  defaultValue: '',
  datePattern: '',
  values: [],
  constraints: [],
  properties: [],
  required: false,
  readable: true,
  writable: true,
  lenientDateParsing: false,
  variable: '',
  expression: '',
};

/** What camunda checks by itself; `validator` takes a class or a bean. */
export const CONSTRAINTS = ['required', 'readonly', 'min', 'max', 'minlength', 'maxlength', 'validator'] as const;

export const PAIR_NAMES = {
  values: { key: 'id', text: 'name' },
  constraints: { key: 'name', text: 'config' },
  properties: { key: 'id', text: 'value' },
} as const;

export const kindOf = (field: ModdleElement): FieldKind =>
  field.$type.endsWith(':FormField') ? 'FormField' : 'FormProperty';

/** What a person calls the field. */
export const labelProperty = (kind: FieldKind): string => (kind === 'FormField' ? 'label' : 'name');
export const defaultProperty = (kind: FieldKind): string => (kind === 'FormField' ? 'defaultValue' : 'default');
