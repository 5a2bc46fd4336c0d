import type * as z from 'zod';
import { choicesIn, dictionaryOf, type Dictionary } from '../dictionary/index.ts';
import type { FieldProblem } from '../error/error.ts';
import { columnsInRows, metaOf } from '../field/field.ts';
import { holdsRows, traitsOf } from '../field/kinds.ts';
import { fill, type Label, type Lang } from '../label.ts';
import { cleanRecord } from '../resource/clean.ts';
import type { AnyResource, InputOf } from '../resource/define.ts';
import { fieldsOf, initialOf } from '../resource/fields.ts';
import { editSchemaOf, inputSchemaOf, readOnlyOf } from '../resource/schemas.ts';
import { domainText } from '../text/index.ts';
import { certainOf, type Certain } from './certain.ts';
import { problemsOf } from './messages.ts';

export type Checked<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] };

/**
 * Checks a cleaned record. A checker is made once per resource and mode, so that a hundred thousand rows need only one
 * schema.
 */
export type RecordChecker<R extends AnyResource> = (
  cleaned: unknown,
  lang: Lang,
) => Checked<InputOf<R> & { id?: string; version?: number }>;

/**
 * The only check of a record; forms, sheets and the server call it. It cleans the record, then checks the zod schema,
 * dictionary codes against their dictionary, the order of the resource's date pairs, and the resource's own rules
 * between fields (`check`). A field that is absent from a new record gets its initial value; a field that is present
 * but empty does not.
 */
export function checkRecord<R extends AnyResource>(
  resource: R,
  input: unknown,
  mode: 'add' | 'edit',
  lang: Lang,
): ReturnType<RecordChecker<R>> {
  const cleaned = cleanRecord(input);
  const takesInitial = mode === 'add' && !resource.asksAgain && isRecord(cleaned) && !Array.isArray(cleaned);
  return checkerOf(resource, mode)(takesInitial ? { ...initialOf(resource), ...cleaned } : cleaned, lang);
}

const checkers = { add: new WeakMap<AnyResource, unknown>(), edit: new WeakMap<AnyResource, unknown>() };

/**
 * `checkRecord` without the cleaning, for adding many records that are clean already and have these fields only. The
 * result may be the given record itself, not a copy.
 */
export function bulkCheckerOf<R extends AnyResource>(resource: R, fields: Iterable<string>): RecordChecker<R> {
  const known = new Set(fields);
  // What a resource settles may fill in fields that the sheet has not.
  if (resource.settle) for (const { name, required } of fieldsOf(resource)) if (!required) known.add(name);
  const schema = inputSchemaOf(resource, 'add', known);
  return makeChecker(resource, schema, 'add', certainOf(schema));
}

/** `checkRecord` without the cleaning. */
function checkerOf<R extends AnyResource>(resource: R, mode: 'add' | 'edit'): RecordChecker<R> {
  let checker = checkers[mode].get(resource) as RecordChecker<R> | undefined;
  if (!checker) {
    checker = makeChecker(resource, mode === 'add' ? inputSchemaOf(resource, 'add') : editSchemaOf(resource), mode);
    checkers[mode].set(resource, checker);
  }
  return checker;
}

/** @param isCertain a quick test that accepts most records that are right */
function makeChecker<R extends AnyResource>(
  resource: R,
  schema: z.ZodType,
  mode: 'add' | 'edit',
  isCertain: Certain = () => false,
): RecordChecker<R> {
  const rules = [...dictionaryRules(resource, mode), ...orderRules(resource)];
  const { settle, check } = resource;
  const breaksNothing = (record: Record<string, unknown>): boolean =>
    rules.every((rule) => rule.holds(record)) && (check?.(record).length ?? 0) === 0;
  return (given, lang) => {
    const settled = settle && isRecord(given) ? settle(given) : given;
    const cleaned = mode === 'edit' && isRecord(settled) ? withoutReadOnly(resource, settled) : settled;
    if (isCertain(cleaned) && breaksNothing(cleaned as Record<string, unknown>))
      return { ok: true, value: cleaned as InputOf<R> };
    const parsed = schema.safeParse(cleaned);
    const broken = isRecord(cleaned) ? rules.filter((rule) => !rule.holds(cleaned)) : [];
    // Rules between fields are checked only when every single field is valid, so that each has the right type.
    const between = check && parsed.success && broken.length === 0 ? check(cleaned as Record<string, unknown>) : [];
    if (parsed.success && broken.length + between.length === 0) return { ok: true, value: parsed.data as InputOf<R> };
    const problems = parsed.success ? [] : problemsOf(resource, withInput(parsed.error, cleaned), lang);
    const ruleProblems = between.map(({ path, label }) => ({ path, code: 'invalid', message: label[lang] }));
    return { ok: false, problems: [...problems, ...broken.map((rule) => rule.problem(lang)), ...ruleProblems] };
  };
}

function withoutReadOnly(resource: AnyResource, record: Record<string, unknown>): Record<string, unknown> {
  const readOnly = readOnlyOf(resource);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !readOnly.has(name)));
}

/**
 * Adds to each issue the value that it is about, as `reportInput` does; that option makes every parse half as slow
 * again.
 */
function withInput(error: z.ZodError, input: unknown): Pick<z.ZodError, 'issues'> {
  const valueAt = (path: readonly PropertyKey[]): unknown =>
    path.reduce<unknown>((value, key) => (isRecord(value) ? value[String(key)] : undefined), input);
  return { issues: error.issues.map((issue) => ({ ...issue, input: valueAt(issue.path) }) as z.core.$ZodIssue) };
}

/** A rule that a schema of single fields cannot express. */
interface Rule {
  holds(record: Record<string, unknown>): boolean;
  problem(lang: Lang): FieldProblem;
}

function dictionaryRules(resource: AnyResource, mode: 'add' | 'edit'): Rule[] {
  return fieldsOf(resource).flatMap(({ name, type, kind, dict, label }): Rule[] => {
    if (holdsRows(kind)) return rowRules(name, label, columnsInRows(type), mode);
    if (traitsOf(kind).refersTo !== 'dictionary entry' || !dict) return [];
    return [codeRule(name, label, (value) => isCodeOf(dict, value, mode))];
  });
}

/** Returns the rules for codes in the columns of a small table. */
function rowRules(
  name: string,
  label: Label,
  columns: Readonly<Record<string, z.ZodType>>,
  mode: 'add' | 'edit',
): Rule[] {
  return Object.entries(columns).flatMap(([column, type]): Rule[] => {
    const { kind, dict } = metaOf(type);
    if (traitsOf(kind).refersTo !== 'dictionary entry' || !dict) return [];
    const isValid = (row: unknown): boolean => isCodeOf(dict, isRecord(row) ? row[column] : undefined, mode);
    return [codeRule(name, label, (rows) => !Array.isArray(rows) || rows.every(isValid))];
  });
}

/** Returns the rule that the value of a field has codes of its dictionary only. */
function codeRule(name: string, label: Label, isValid: (value: unknown) => boolean): Rule {
  return {
    holds: ({ [name]: value }) => isValid(value),
    problem: (lang) => ({
      path: name,
      code: 'not_in_dictionary',
      message: fill(domainText[lang].notInDictionary, { label: label[lang] }),
    }),
  };
}

/** What is no integer is reported by the schema, not also as a wrong code. */
function isCodeOf(dict: string, value: unknown, mode: 'add' | 'edit'): boolean {
  return !Number.isInteger(value) || codesOf(dictionaryOf(dict), mode).has(value as number);
}

const codes = {
  add: new WeakMap<Dictionary, ReadonlySet<number>>(),
  edit: new WeakMap<Dictionary, ReadonlySet<number>>(),
};

/** Returns the allowed codes of a record. A record may keep a disabled code, so the edit mode accepts it. */
function codesOf(dictionary: Dictionary, mode: 'add' | 'edit'): ReadonlySet<number> {
  let known = codes[mode].get(dictionary);
  if (!known) {
    const entries = mode === 'add' ? choicesIn(dictionary) : dictionary.entries;
    known = new Set(entries.map((entry) => entry.value));
    codes[mode].set(dictionary, known);
  }
  return known;
}

/** ISO texts sort in the order of time. */
function orderRules(resource: AnyResource): Rule[] {
  const labels = new Map(fieldsOf(resource).map((field) => [field.name, field.label]));
  return (resource.order ?? []).map(([begin, end]): Rule => ({
    // An invalid date is reported by the schema, not also as out of order.
    holds: ({ [begin]: from, [end]: to }) => !isDate(from) || !isDate(to) || to >= from,
    problem: (lang) => ({
      path: end,
      code: 'order',
      message: fill(domainText[lang].endBeforeBegin, {
        begin: labels.get(begin)?.[lang] ?? '',
        end: labels.get(end)?.[lang] ?? '',
      }),
    }),
  }));
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
