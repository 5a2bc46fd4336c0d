export { formatModel } from './format-model.ts';
export type { FormatOptions } from './format-model.ts';
export { fromJson, toJson } from './json.ts';
export type { JsonNode, JsonResult, ModelJson } from './json.ts';
export { MODEL_JSON_FORM, MODEL_JSON_SCHEMA } from './json-schema.ts';
