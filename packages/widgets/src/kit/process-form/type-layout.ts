import type { FormFieldType } from '@gongdi/domain';

/** Layout of a form field type on a page. */
interface TypeLayout {
  /** Takes a whole row in a form that is filled in. */
  row: boolean;
  /** Takes a whole line in a form that is read. */
  line: boolean;
  /** The control shows the hint itself, as its placeholder. */
  showsHint: boolean;
}

const INPUT: TypeLayout = { row: false, line: false, showsHint: true };
const WIDE: TypeLayout = { row: true, line: true, showsHint: false };
const TEXT: TypeLayout = { row: true, line: false, showsHint: false };

/** The layout of every type. */
const LAYOUTS = {
  text: INPUT,
  textarea: { ...WIDE, showsHint: true },
  integer: INPUT,
  decimal: INPUT,
  money: INPUT,
  date: INPUT,
  datetime: INPUT,
  range: { row: false, line: true, showsHint: false },
  choice: INPUT,
  choices: INPUT,
  boolean: { ...INPUT, showsHint: false },
  phone: INPUT,
  idcard: INPUT,
  person: INPUT,
  organisation: INPUT,
  project: INPUT,
  device: INPUT,
  file: WIDE,
  image: WIDE,
  location: { ...WIDE, showsHint: true },
  signature: WIDE,
  table: WIDE,
  formula: { ...INPUT, showsHint: false },
  heading: TEXT,
  note: TEXT,
} satisfies Record<FormFieldType, TypeLayout>;

export function layoutOf(type: FormFieldType): TypeLayout {
  return LAYOUTS[type];
}
