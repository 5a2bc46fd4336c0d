import type { RuntimeValue, RuntimeVariables } from './types.ts';

/** A variable in the REST interface, with its Java type. */
export interface TypedValue {
  value: unknown;
  type?: string;
  valueInfo?: { serializationDataFormat?: string; objectTypeName?: string };
}

const JSON_FORMAT = 'application/json';
/** Integers beyond this limit are of the Java type Long. */
const INT_MAX = 2 ** 31 - 1;

/** Lists and maps are sent as JSON, which the engine converts to Java lists and maps; this needs its Spin plugin. */
function typedValue(value: RuntimeValue): TypedValue {
  if (value === null) return { value, type: 'Null' };
  if (typeof value === 'string') return { value, type: 'String' };
  if (typeof value === 'boolean') return { value, type: 'Boolean' };
  if (typeof value === 'number') {
    if (!Number.isInteger(value)) return { value, type: 'Double' };
    return { value, type: Math.abs(value) > INT_MAX ? 'Long' : 'Integer' };
  }
  const objectTypeName = Array.isArray(value) ? 'java.util.ArrayList' : 'java.util.LinkedHashMap';
  const valueInfo = { serializationDataFormat: JSON_FORMAT, objectTypeName };
  return { value: JSON.stringify(value), type: 'Object', valueInfo };
}

export const typedValues = (variables: RuntimeVariables = {}): Record<string, TypedValue> =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, typedValue(value)]));

/** For variables read with `deserializeValues=false`: JSON arrives as text, other serialized objects unchanged. */
function plainValue({ value, type, valueInfo }: TypedValue): RuntimeValue {
  const isJson = type === 'Json' || valueInfo?.serializationDataFormat === JSON_FORMAT;
  if (!isJson || typeof value !== 'string') return (value ?? null) as RuntimeValue;
  try {
    return JSON.parse(value) as RuntimeValue;
  } catch {
    return value;
  }
}

export const plainValues = (variables: Readonly<Record<string, TypedValue>>): RuntimeVariables =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, plainValue(value)]));
