export { customFields, tellCustomFields, type CustomFields } from './custom-fields.ts';
