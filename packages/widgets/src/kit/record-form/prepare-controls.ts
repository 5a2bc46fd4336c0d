import type { FieldKind, NamedField } from '@gongdi/domain';

/** Loads code that a control otherwise loads when it is first shown. */
type LateCode = () => Promise<unknown>;

const none: readonly LateCode[] = [];
const upload: readonly LateCode[] = [() => import('../upload/field-upload.tsx')];
const formControls = () => import('./form-controls.tsx');

/** Late code of the control of each field kind. Forms that are filled in without a network load it in advance. */
const LATE = {
  text: none,
  textarea: none,
  integer: none,
  decimal: none,
  money: none,
  fee: none,
  meters: none,
  boolean: none,
  date: none,
  datetime: none,
  code: none,
  reference: none,
  references: none,
  permissions: none,
  password: none,
  phone: none,
  idcard: none,
  region: [() => import('../region/region-select.tsx')],
  address: [() => import('./address-control.tsx')],
  place: [formControls],
  rows: [formControls],
  signature: [...upload, formControls, () => import('../form-controls/signature-dialog.tsx')],
  file: upload,
  files: upload,
  image: upload,
} satisfies Record<FieldKind, readonly LateCode[]>;

/** Loads the code of the controls of some fields before they are shown. */
export async function prepareControls(fields: readonly NamedField[]): Promise<void> {
  const late = new Set(fields.flatMap(({ kind }): readonly LateCode[] => LATE[kind]));
  await Promise.all([...late].map((load) => load()));
}
