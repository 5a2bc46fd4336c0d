import * as z from 'zod';
import type { Fact } from '../text.ts';

type Json = { readonly [key: string]: unknown };

/** Describes the allowed values of a call or a field. */
export function schemaFact(type: z.core.$ZodType, io: 'input' | 'output' = 'input'): Fact {
  return shape(
    z.toJSONSchema(type, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        const told = jsonSchema as Record<string, unknown>;
        delete told['gongdi'];
        // Every integer has the safe range, so its limits are left out.
        if (Math.abs(Number(told['minimum'])) === Number.MAX_SAFE_INTEGER) delete told['minimum'];
        if (told['maximum'] === Number.MAX_SAFE_INTEGER) delete told['maximum'];
        // All answered properties are described; only an input schema may refuse unknown properties.
        if (io === 'output') delete told['additionalProperties'];
      },
    }),
  );
}

/** Returns the property names of an object, with `?` behind optional ones; undefined if the schema is not an object. */
export function namesIn(type: z.core.$ZodType | undefined): string[] | undefined {
  if (!(type instanceof z.ZodObject)) return undefined;
  return Object.entries(type.shape as Record<string, z.ZodType>).map(([name, one]) =>
    z.safeParse(one, undefined).success ? `${name}?` : name,
  );
}

function shape(schema: Json): Fact {
  const { $schema: _, $defs, ...own } = schema;
  const fact = shapeOf(own);
  return $defs === undefined ? fact : { is: fact, definitions: eachShape($defs as Json) };
}

const eachShape = (parts: Json): Fact =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, shapeOf(part as Json)]));

function shapeOf(schema: Json): Fact {
  const { type, properties, required = [], items, anyOf, oneOf, allOf, enum: values, ...rest } = schema;
  const choices = (anyOf ?? oneOf) as Json[] | undefined;
  if (properties !== undefined) {
    const needed = new Set(required as string[]);
    const parts = Object.entries(properties as Record<string, Json>).map(
      ([name, part]) => [needed.has(name) ? name : `${name}?`, shapeOf(part)] as const,
    );
    return {
      ...Object.fromEntries(parts),
      ...(rest['additionalProperties'] === false ? { '(others)': 'refused' } : {}),
    };
  }
  const bounds = Object.entries(rest)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  if (items !== undefined) {
    const of = shapeOf(items as Json);
    const list = ['list', ...bounds].join(' ');
    return typeof of === 'string' ? `${list} of ${of}` : { [`${list} of`]: of };
  }
  if (allOf !== undefined) return (allOf as Json[]).map(shapeOf);
  if (choices !== undefined) {
    const shapes = choices.map(shapeOf);
    return shapes.every((one) => typeof one === 'string') ? [...shapes, ...bounds].join(' or ') : { 'one of': shapes };
  }
  if (Array.isArray(values)) return [values.map((one) => JSON.stringify(one)).join(' or '), ...bounds].join(' ');
  const kinds = (type ?? 'anything') as string | string[];
  return [...[kinds].flat(), ...bounds].join(' ');
}
