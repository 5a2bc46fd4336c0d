import { calls, resourceCalls, stepCalls, type Call } from '@gongdi/api';
import {
  allResources,
  applicantForm,
  checkRecord,
  GongdiError,
  messageOf,
  problemsOf,
  stepForm,
  type AnyResource,
  type FieldKind,
  type FieldProblem,
  type Lang,
  type Operation,
  type Submission,
} from '@gongdi/domain';
import type * as z from 'zod';

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
 * @throws GongdiError `invalid` with one problem per field
 */
export function checkPart(call: Call, part: PartName, value: unknown, lang: Lang): unknown {
  const schema = call.input[part];
  if (!schema) return undefined;
  const origin = origins.get(call);
  if (origin && part === 'body' && (origin.operation === 'add' || origin.operation === 'edit')) {
    const checked = checkRecord(origin.resource, value, origin.operation, lang);
    if (!checked.ok) throw new GongdiError('invalid', { problems: checked.problems });
    return checked.value;
  }
  const asked = part === 'body' ? formOf(call, value) : undefined;
  const parsed = schema.safeParse(asked ? checkForm(asked, value, lang) : value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const problems = origin
    ? problemsOf(origin.resource, parsed.error, lang)
    : parsed.error.issues.flatMap((issue) => problemsOfIssue(issue, lang));
  throw new GongdiError('invalid', { problems });
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

/** Fields of calls that no resource describes are called by their names on the wire. */
function problemsOfIssue(issue: z.core.$ZodIssue, lang: Lang): FieldProblem[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return names.map((path) => {
    const name = path.map(String).join('.');
    const message = messageOf(issue, { kind: kindOf(issue), label: { zh: name, en: name } }, lang);
    return { path: name, code: issue.code, message };
  });
}

function kindOf(issue: z.core.$ZodIssue): FieldKind {
  return issue.code === 'invalid_type' && issue.expected === 'boolean' ? 'boolean' : 'text';
}
