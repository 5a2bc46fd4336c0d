import { originOf, stepFormOf, submissionCalls, type Call } from '@gongdi/api';
import {
  applicantForm,
  checkRecord,
  GongdiError,
  messageOf,
  problemsOf,
  settleEpochs,
  type AnyResource,
  type FieldKind,
  type FieldProblem,
  type Label,
  type Lang,
  SUBMISSION_NAMES,
  type Submission,
  variantFieldOf,
} from '@gongdi/domain';
import * as z from 'zod';
import { FIELD_LABELS } from './text/field-labels.ts';
import { httpLabel } from './text/index.ts';

/** What an applicant submits by each call, and therefore the form by which it is checked. */
const submissions = new Map<Call, Submission>(
  SUBMISSION_NAMES.flatMap((what) =>
    Object.values<Call>(submissionCalls(what) as never).map((call) => [call, what] as const),
  ),
);

type PartName = 'params' | 'query' | 'body' | 'form';

/**
 * Checks one part of a call's input against the contract. Records of a resource are checked by the domain's own
 * function, so that form, sheet and server report the same problems.
 * @param zone IANA zone of the day, if a time is given as a number
 * @throws GongdiError `invalid` with one problem per field
 */
export function checkPart(call: Call, part: PartName, value: unknown, lang: Lang, zone: string): unknown {
  const schema = call.input[part];
  if (!schema) return undefined;
  const origin = originOf(call);
  if (origin && part === 'body' && (origin.operation === 'add' || origin.operation === 'edit')) {
    const given = settleEpochs(origin.resource, value, zone);
    const checked = checkRecord(origin.resource, given, origin.operation, lang);
    if (!checked.ok) throw new GongdiError('invalid', { problems: checked.problems });
    return checked.value;
  }
  const asked = part === 'body' ? formOf(call, value) : undefined;
  const parsed = z.safeParse(schema, asked ? checkForm(asked, value, lang) : value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const problems = origin
    ? problemsOf(origin.resource, parsed.error, lang)
    : parsed.error.issues.flatMap((issue) => problemsOfIssue(schema, issue, lang));
  throw new GongdiError('invalid', { problems });
}

/**
 * Refuses query parameters that the call does not declare, for every call and even if they are empty: a misspelt filter
 * would otherwise be ignored without notice.
 * @throws GongdiError `invalid` that names them
 */
export function refuseUnknownQuery(call: Call, query: object, lang: Lang): void {
  const known = call.input.query?._zod.def.shape ?? {};
  const unknown = Object.keys(query).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length === 0) return;
  const problems = unknown.map((path) => {
    const message = httpLabel('unknownQuery', { names: path })[lang];
    return { path, code: 'unknown_query', message };
  });
  throw new GongdiError('invalid', { label: httpLabel('unknownQuery', { names: unknown.join(', ') }), problems });
}

/** Returns the form whose record a call contains besides the call's own fields. */
function formOf(call: Call, value: unknown): AnyResource | undefined {
  const what = submissions.get(call);
  if (!what) return stepFormOf(call);
  const field = variantFieldOf(what);
  return applicantForm(what, field && (value as Readonly<Record<string, unknown>> | null | undefined)?.[field]);
}

/** Fields sent along with a form: for a step its record and moment, for a submission its ticket. */
const BESIDE = ['id', 'version', 'recorded_at', 'ticket'];

/** Checks the fields of a step or a submission like any record; the fields in `BESIDE` are passed through unchanged. */
function checkForm(asked: AnyResource, value: unknown, lang: Lang): unknown {
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  const given = Object.fromEntries(entries.filter(([name]) => !BESIDE.includes(name)));
  const checked = checkRecord(asked, given, 'add', lang);
  if (!checked.ok) throw new GongdiError('invalid', { problems: checked.problems });
  return { ...Object.fromEntries(entries.filter(([name]) => BESIDE.includes(name))), ...checked.value };
}

/** Converts an issue to problems, for fields of calls that no resource describes. */
function problemsOfIssue(schema: z.core.$ZodType, issue: z.core.$ZodIssue, lang: Lang): FieldProblem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const label = { zh: key, en: key };
      return {
        path: [...issue.path, key].map(String).join('.'),
        code: issue.code,
        message: messageOf(issue, { kind: 'text', label }, lang),
      };
    });
  const path = issue.path.map(String).join('.');
  const label = labelAt(schema, issue.path) ?? { zh: path, en: path };
  return [{ path, code: issue.code, message: messageOf(issue, { kind: kindOf(issue), label }, lang) }];
}

/**
 * Returns the label of a field taken from a resource, or else the label of its name. The last part of the path that has
 * one decides.
 */
function labelAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): Label | undefined {
  let label: Label | undefined;
  let at: z.core.$ZodType | undefined = schema;
  for (const part of path) {
    at = at && partOf(at, part);
    label = (at && z.globalRegistry.get(at)?.gongdi?.label) ?? FIELD_LABELS[String(part)] ?? label;
  }
  return label;
}

/** Returns the schema of a part of a path, through optional schemas, defaults and lists. */
function partOf(schema: z.core.$ZodType, part: PropertyKey): z.core.$ZodType | undefined {
  const def = schema._zod.def as {
    innerType?: z.core.$ZodType;
    in?: z.core.$ZodType;
    element?: z.core.$ZodType;
    shape?: Record<PropertyKey, z.core.$ZodType>;
  };
  if (def.shape) return def.shape[part];
  if (def.element) return typeof part === 'number' ? def.element : undefined;
  const inner = def.innerType ?? def.in;
  return inner && partOf(inner, part);
}

/** Fields whose value is chosen and not typed: lists, and names that end like an id. */
function kindOf(issue: z.core.$ZodIssue): FieldKind {
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return 'boolean';
  const isList = issue.code === 'invalid_type' && issue.expected === 'array';
  return isList || /_ids?$/.test(String(issue.path.at(-1) ?? '')) ? 'references' : 'text';
}
