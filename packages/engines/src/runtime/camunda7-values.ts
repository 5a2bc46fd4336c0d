import type { RuntimeValue, RuntimeVariables } from './types.ts';

/** A variable on the wire, with its Java type. */
export interface TypedValue {
  value: unknown;
  type?: string;
  valueInfo?: { serializationDataFormat?: string; objectTypeName?: string };
}

const JSON_FORMAT = 'application/json';
/** Whole numbers beyond these are Longs in Java. */
const INT_MAX = 2 ** 31 - 1;

/** Lists and maps travel as JSON that the engine makes Java lists and maps of, which needs its Spin plugin. */
export function typedValue(value: RuntimeValue): TypedValue {
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

/** Read with `deserializeValues=false`: JSON comes as text, other serialized objects as what they are. */
export function plainValue({ value, type, valueInfo }: TypedValue): RuntimeValue {
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
