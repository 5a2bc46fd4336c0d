export { showFormFiles, takeFormFiles } from './form-files.ts';
export { FORM_STATUS, getForm } from './form-store.ts';
export { formHandlers } from './handlers.ts';
