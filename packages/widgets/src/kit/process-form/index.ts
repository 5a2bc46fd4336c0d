export { ProcessForm, spanOf, type ProcessFormHandle, type ProcessFormProps } from './process-form.tsx';
export { FormEntry } from './form-entry.tsx';
export { useFormSheet } from './form-sheet.ts';
export { ProcessFormView } from './process-form-view.tsx';
