import type * as z from 'zod';

/** Returns true for a value that is certainly accepted as it is; false says nothing. */
export type Certain = (value: unknown) => boolean;

type Def = z.core.$ZodTypes['_zod']['def'];
type ObjectDef = z.core.$ZodObjectDef;
type CheckDef = z.core.$ZodChecks['_zod']['def'] | z.core.$ZodCustomDef;

const never: Certain = () => false;

/**
 * Returns a quick test of the values that a schema accepts and returns unchanged. It is made from the schema, so that
 * the schema stays the only place of the rule, and creates nothing for a value: a parse takes several times as long.
 * What the test does not accept, also because it does not know a part of the schema, is for the schema to judge.
 */
export function certainOf(schema: z.core.$ZodType): Certain {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string' || def.type === 'number') return def.coerce ? never : certainValue(def);
  // Further checks of other types, such as a comparison of two keys of an object.
  if (def.checks && def.checks.length > 0) return never;
  if (def.type === 'boolean') return def.coerce ? never : (value) => typeof value === 'boolean';
  if (def.type === 'object') return certainObject(def);
  // An absent value is rare in a record and is left to the schema.
  if (def.type === 'optional') return certainOf(def.innerType);
  if (def.type !== 'nullable') return never;
  const inner = certainOf(def.innerType);
  return (value) => value === null || inner(value);
}

/** The test of a text or a number with all its checks; a format (a date, an integer) is the check of its own type. */
function certainValue(def: Extract<Def, { type: 'string' | 'number' }>): Certain {
  const all = [...('check' in def ? [def] : []), ...(def.checks ?? []).map(({ _zod }) => _zod.def)];
  const tests = all.map((check) => testOf(check as CheckDef));
  if (!tests.every((test) => test !== undefined)) return never;
  const isType: Certain =
    def.type === 'string' ? (value) => typeof value === 'string' : (value) => Number.isFinite(value);
  const [first, second, ...others] = tests as ((value: never) => boolean)[] as Certain[];
  // Nearly all fields have at most two checks, and a loop takes twice as long.
  if (!first) return isType;
  if (!second) return (value) => isType(value) && first(value);
  return (value) => isType(value) && first(value) && second(value) && others.every((test) => test(value));
}

/** Formats of text that consist of their pattern alone. */
const PATTERNS: ReadonlySet<string> = new Set(['regex', 'date', 'datetime']);

type Test = ((value: string) => boolean) | ((value: number) => boolean) | Certain;

/** Returns the test of one check; undefined for one that is not known. */
function testOf(check: CheckDef): Test | undefined {
  switch (check.check) {
    // A character has one or two units (UTF-16), and the schema counts characters.
    case 'max_length': {
      const { maximum } = check;
      return ({ length }: string) => length <= maximum;
    }
    case 'min_length': {
      const least = check.minimum > 1 ? check.minimum * 2 : check.minimum;
      return ({ length }: string) => length >= least;
    }
    case 'string_format': {
      const { pattern, format } = check;
      if (!pattern || !PATTERNS.has(format) || pattern.global || pattern.sticky) return undefined;
      return (value: string) => pattern.test(value);
    }
    case 'number_format':
      return check.format === 'safeint' ? (value: number) => Number.isSafeInteger(value) : undefined;
    case 'greater_than': {
      const { value: bound, inclusive } = check;
      if (typeof bound !== 'number') return undefined;
      return (value: number) => value > bound || (inclusive && value === bound);
    }
    case 'less_than': {
      const { value: bound, inclusive } = check;
      if (typeof bound !== 'number') return undefined;
      return (value: number) => value < bound || (inclusive && value === bound);
    }
    case 'custom': {
      // `superRefine` has no such function.
      const { fn } = check as { fn?: (value: unknown) => unknown };
      return fn && ((value: unknown) => fn(value) === true);
    }
    default:
      return undefined;
  }
}

/** The test of a plain object with known keys only, where none is left out but optional ones. */
function certainObject({ shape }: ObjectDef): Certain {
  const keys = Object.keys(shape);
  const tests = keys.map((key) => certainOf(shape[key]!));
  const optional = keys.map((key) => shape[key]!._zod.optin === 'optional');
  return (value) => {
    if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
    let known = 0;
    for (let at = 0; at < keys.length; at += 1) {
      const one = (value as Record<string, unknown>)[keys[at]!];
      if (one === undefined) {
        if (!optional[at]) return false;
      } else if (tests[at]!(one)) known += 1;
      else return false;
    }
    // What is counted beyond is unknown, or undefined.
    for (const _ in value) known -= 1;
    return known === 0;
  };
}
