import type * as z from 'zod';
import { maskPersonal, personalOf, type PersonalKind } from './mask.ts';

/** Masks the personal data in a value. The original stays unchanged; changed parts are copied. */
export type Masker = (value: unknown) => unknown;

const known = new WeakMap<z.core.$ZodType, Masker | undefined>();

/**
 * Returns the masker for the values of a schema, derived from the descriptions of its parts (`meta({ gongdi })` of a
 * field, or `meta({ personal })`); undefined: no part is personal. It is made once per schema.
 */
export function maskerOf(schema: z.core.$ZodType): Masker | undefined {
  if (known.has(schema)) return known.get(schema);
  // Ends the recursion in a schema that contains itself. The first pass through the schema finds its other parts.
  known.set(schema, undefined);
  const masker = make(schema as z.ZodType);
  known.set(schema, masker);
  return masker;
}

function make(schema: z.ZodType): Masker | undefined {
  const personal = kindOf(schema);
  if (personal) return (value) => maskPersonal(personal, value);
  const { def } = schema as unknown as { def: Def };
  return MAKE[def.type]?.(def);
}

const wrapped = ({ innerType }: Def): Masker | undefined => maskerOf(innerType!);

/** Makes the masker of a schema from those of its parts, by type of the schema. Other types have no parts. */
const MAKE: Readonly<Record<string, (def: Def) => Masker | undefined>> = {
  optional: wrapped,
  nullable: wrapped,
  default: wrapped,
  prefault: wrapped,
  readonly: wrapped,
  catch: wrapped,
  pipe: ({ out }) => maskerOf(out!),
  lazy: ({ getter }) => maskerOf(getter!()),
  array: ({ element }) => eachOf(maskerOf(element!)),
  record: ({ valueType }) => {
    const masker = maskerOf(valueType!);
    return masker && byName(() => masker);
  },
  object: ({ shape }) => {
    const maskers = Object.entries(shape!).flatMap(([name, part]): [string, Masker][] => {
      const masker = maskerOf(part);
      return masker ? [[name, masker]] : [];
    });
    const found = new Map(maskers);
    return found.size === 0 ? undefined : byName((name) => found.get(name));
  },
  union: ({ options }) => inTurn(options!),
  intersection: ({ left, right }) => inTurn([left!, right!]),
  tuple: ({ items }) => {
    const parts = items!.map(maskerOf);
    if (parts.every((part) => part === undefined)) return undefined;
    return (value) => (Array.isArray(value) ? value.map((one, at) => parts[at]?.(one) ?? one) : value);
  },
};

interface Def {
  type: string;
  innerType?: z.core.$ZodType;
  out?: z.core.$ZodType;
  getter?: () => z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  options?: readonly z.core.$ZodType[];
  left?: z.core.$ZodType;
  right?: z.core.$ZodType;
  items?: readonly z.core.$ZodType[];
}

function kindOf(schema: z.ZodType): PersonalKind | undefined {
  const meta = schema.meta();
  return meta?.personal ?? (meta?.gongdi && personalOf(meta.gongdi));
}

function eachOf(mask: Masker | undefined): Masker | undefined {
  return mask && ((value) => (Array.isArray(value) ? value.map(mask) : value));
}

/** Applies the masker of each schema that a value may match. */
function inTurn(schemas: readonly z.core.$ZodType[]): Masker | undefined {
  const parts = schemas.flatMap((part) => maskerOf(part) ?? []);
  return parts.length === 0 ? undefined : (value) => parts.reduce<unknown>((done, mask) => mask(done), value);
}

function byName(maskerFor: (name: string) => Masker | undefined): Masker {
  return (value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const [name, one] of Object.entries(copy)) {
      const mask = maskerFor(name);
      if (mask) copy[name] = mask(one);
    }
    return copy;
  };
}
