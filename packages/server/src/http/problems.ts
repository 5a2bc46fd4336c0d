import { calls, resourceCalls, stepCalls, type Call } from '@gongdi/api';
import {
  allResources,
  applicantForm,
  checkRecord,
  GongdiError,
  messageOf,
  problemsOf,
  settleEpochs,
  stepForm,
  type AnyResource,
  type FieldKind,
  type FieldProblem,
  type Label,
  type Lang,
  type Operation,
  type Submission,
} from '@gongdi/domain';
import * as z from 'zod';
import { FIELD_LABELS } from './text/field-labels.ts';
import { httpLabel } from './text/index.ts';

/** Which resource and operation a call was lifted from. */
const origins = new Map<Call, { resource: AnyResource; operation: Operation }>(
  allResources().flatMap((resource) =>
    (Object.entries(resourceCalls(resource)) as [Operation, Call][]).map(
      ([operation, call]) => [call, { resource, operation }] as const,
    ),
  ),
);

/** What the step of a call asks for. */
const stepForms = new Map<Call, AnyResource>(
  allResources().flatMap((resource) =>
    Object.entries(stepCalls(resource)).map(([name, call]): [Call, AnyResource] => [call, stepForm(resource, name)]),
  ),
);

/** What an applicant hands in, by whose form it is checked. */
const submissions = new Map<Call, Submission>([
  [calls.applicant.apply, 'application'],
  [calls.applicant.correctApplication, 'application'],
  [calls.applicant.registerPerson, 'person'],
  [calls.applicant.correctPerson, 'person'],
]);

type PartName = 'params' | 'query' | 'body' | 'form';

/**
 * Checks one part of a call's input against the contract. Records of a resource go through the domain's own check, so
 * that form, sheet and server say the same.
 * @param zone IANA zone whose days are meant where a time is given as a number
 * @throws GongdiError `invalid` with one problem per field
 */
export function checkPart(call: Call, part: PartName, value: unknown, lang: Lang, zone: string): unknown {
  const schema = call.input[part];
  if (!schema) return undefined;
  const origin = origins.get(call);
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
 * A misspelt filter would filter nothing, and nobody would see it: names that the call does not know are refused, empty or
 * not, of every call.
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

/** The form whose record a call carries beside what is its own. */
function formOf(call: Call, value: unknown): AnyResource | undefined {
  const what = submissions.get(call);
  if (!what) return stepForms.get(call);
  return applicantForm(what, (value as { applicant_kind?: unknown } | null | undefined)?.applicant_kind);
}

/** What goes with a form: of a step its record and moment, of a submission its ticket. */
const BESIDE = ['id', 'version', 'recorded_at', 'ticket'];

/** What a step or a submission asks for, checked as any record is; what goes with it as it came. */
function checkForm(asked: AnyResource, value: unknown, lang: Lang): unknown {
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  const given = Object.fromEntries(entries.filter(([name]) => !BESIDE.includes(name)));
  const checked = checkRecord(asked, given, 'add', lang);
  if (!checked.ok) throw new GongdiError('invalid', { problems: checked.problems });
  return { ...Object.fromEntries(entries.filter(([name]) => BESIDE.includes(name))), ...checked.value };
}

/** What is wrong with fields of calls that no resource describes. */
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

/** The label of a field taken from a resource, else what its name is called; of the last part that has one. */
function labelAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): Label | undefined {
  let label: Label | undefined;
  let at: z.core.$ZodType | undefined = schema;
  for (const part of path) {
    at = at && partOf(at, part);
    label = (at && z.globalRegistry.get(at)?.gongdi?.label) ?? FIELD_LABELS[String(part)] ?? label;
  }
  return label;
}

/** Below optional ones, defaults and lists. */
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

/** What is chosen, not typed: lists, and what ends like an id. */
function kindOf(issue: z.core.$ZodIssue): FieldKind {
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return 'boolean';
  const isList = issue.code === 'invalid_type' && issue.expected === 'array';
  return isList || /_ids?$/.test(String(issue.path.at(-1) ?? '')) ? 'references' : 'text';
}
