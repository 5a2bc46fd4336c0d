import type * as z from 'zod';
import { maskValue, personalOf, type PersonalKind } from './mask.ts';

/** Masks the personal data in a value, which stays as it is: what changes is copied. */
export type Masker = (value: unknown) => unknown;

const known = new WeakMap<z.core.$ZodType, Masker | undefined>();

/**
 * What masks the values of a schema, by the descriptions of its parts (`meta({ gongdi })` of a field, or
 * `meta({ personal })`); undefined: nothing in it is personal. Made once per schema.
 */
export function maskerOf(schema: z.core.$ZodType): Masker | undefined {
  if (known.has(schema)) return known.get(schema);
  // A schema that holds itself ends here; what it holds besides is found on the first way through it.
  known.set(schema, undefined);
  const masker = make(schema as z.ZodType);
  known.set(schema, masker);
  return masker;
}

function make(schema: z.ZodType): Masker | undefined {
  const personal = kindOf(schema);
  if (personal) return (value) => (typeof value === 'string' ? maskValue(personal, value) : value);
  const { def } = schema as unknown as { def: Def };
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return maskerOf(def.innerType!);
    case 'pipe':
      return maskerOf(def.out!);
    case 'lazy':
      return maskerOf(def.getter!());
    case 'array':
      return eachOf(maskerOf(def.element!));
    case 'record': {
      const masker = maskerOf(def.valueType!);
      return masker && byName(() => masker);
    }
    case 'object': {
      const maskers = Object.entries(def.shape!).flatMap(([name, part]): [string, Masker][] => {
        const masker = maskerOf(part);
        return masker ? [[name, masker]] : [];
      });
      const found = new Map(maskers);
      return found.size === 0 ? undefined : byName((name) => found.get(name));
    }
    case 'union':
    case 'intersection': {
      const parts = (def.options ?? [def.left!, def.right!]).flatMap((part) => maskerOf(part) ?? []);
      return parts.length === 0 ? undefined : (value) => parts.reduce<unknown>((done, mask) => mask(done), value);
    }
    case 'tuple': {
      const parts = def.items!.map(maskerOf);
      if (parts.every((part) => part === undefined)) return undefined;
      return (value) => (Array.isArray(value) ? value.map((one, at) => parts[at]?.(one) ?? one) : value);
    }
    default:
      return undefined;
  }
}

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
