export { ProcessForm, type ProcessFormHandle, type ProcessFormProps } from './process-form.tsx';
export { ProcessFormView } from './process-form-view.tsx';
