import type { ModdleElement } from '../../../diagram/model.ts';
import type { Pair } from '../lists/pair-edits.ts';

/** Element type of a field: camunda's `formField`, or the `formProperty` that all three engines read. */
export type FieldElement = 'FormField' | 'FormProperty';

/** Types that every engine knows. Any other value is a type of the application. */
export const FIELD_TYPES = ['long', 'string', 'boolean', 'date', 'enum'] as const;
export const CUSTOM = 'custom';

/** The values of a field in the dialog (designer specification, section 3). */
export interface FormFieldValues {
  id: string;
  label: string;
  /** One of {@link FIELD_TYPES}, or {@link CUSTOM} with `customType`. */
  type: string;
  customType: string;
  defaultValue: string;
  datePattern: string;
  /** Values of an enumeration: id and name. */
  values: Pair[];
  /** camunda: name and config. */
  constraints: Pair[];
  /** camunda: id and value. */
  properties: Pair[];
  /** Only for form properties. */
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

/** Constraints that camunda checks itself; `validator` takes a class or a bean. */
export const CONSTRAINTS = ['required', 'readonly', 'min', 'max', 'minlength', 'maxlength', 'validator'] as const;

export const PAIR_NAMES = {
  values: { key: 'id', text: 'name' },
  constraints: { key: 'name', text: 'config' },
  properties: { key: 'id', text: 'value' },
} as const;

export const kindOf = (field: ModdleElement): FieldElement =>
  field.$type.endsWith(':FormField') ? 'FormField' : 'FormProperty';

/** Returns the property that holds the label of a field. */
export const labelProperty = (kind: FieldElement): string => (kind === 'FormField' ? 'label' : 'name');
export const defaultProperty = (kind: FieldElement): string => (kind === 'FormField' ? 'defaultValue' : 'default');
