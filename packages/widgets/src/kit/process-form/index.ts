export { ProcessForm, spanOf, type ProcessFormHandle } from './process-form.tsx';
export { FormEntry } from './form-entry.tsx';
export { useFormSheet } from '../form-controls/form-sheet.ts';
export { ProcessFormView } from './process-form-view.tsx';
