import { FILE_KINDS, type NamedField } from '@gongdi/domain';

/** Loads the code of the controls of some fields before they are shown. */
export async function prepareControls(fields: readonly NamedField[]): Promise<void> {
  const kinds = new Set(fields.map(({ kind }) => kind));
  const files = [...FILE_KINDS].some((kind) => kinds.has(kind));
  await Promise.all([
    files && import('../upload/field-upload.tsx'),
    (kinds.has('place') || kinds.has('rows') || kinds.has('signature')) && import('./form-controls.tsx'),
    kinds.has('region') && import('../region/region-select.tsx'),
    kinds.has('signature') && import('../process-form/controls/signature-dialog.tsx'),
  ]);
}
