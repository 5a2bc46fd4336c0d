export * from './condition.ts';
export * from './fields.ts';
export * from './form.ts';
export * from './limits.ts';
export { withFormulas } from './formula/formulas.ts';
export { FORMULA_FUNCTIONS } from './formula/parse.ts';
export { checkFormValues, cleanFormValues, formSchemaOf, inRowMessage, type FormCheck } from './values/check-values.ts';
export { initialFormValues, initialRow, type FormOpener } from './values/initial.ts';
export { readableValue, readableValues, type ReadableValue, type ReferenceNames } from './values/readable.ts';
export { isFieldRequired, isFieldShown, settleValues, fieldState } from './values/settle.ts';
export {
  choicesOf,
  isReference,
  namedFieldOf,
  REFERENCE_RESOURCE,
  type Choice,
  type SingleField,
} from './values/value-type.ts';
export { checkForm } from './check/check-form.ts';
export { RESERVED_NAMES } from './check/names.ts';
export { readForm, type ReadForm } from './check/read-form.ts';
export { importEngineFields, type EngineFormField } from './import/engine-fields.ts';
export { importFormJs, isFormJs } from './import/form-js.ts';
export type { ImportedForm } from './import/imported.ts';
