import { resourceCalls, stepCalls, type Call } from '@gongdi/api';
import {
  allResources,
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
  const asked = part === 'body' ? stepForms.get(call) : undefined;
  const parsed = schema.safeParse(asked ? checkStep(asked, value, lang) : value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const problems = origin
    ? problemsOf(origin.resource, parsed.error, lang)
    : parsed.error.issues.flatMap((issue) => problemsOfIssue(issue, lang));
  throw new GongdiError('invalid', { problems });
}

/** What a step asks for, checked as any record is; what goes with it (id, version, moment) as it came. */
function checkStep(asked: AnyResource, value: unknown, lang: Lang): unknown {
  if (value === null || typeof value !== 'object') return value;
  const { id, version, recorded_at, ...given } = value as Record<string, unknown>;
  const checked = checkRecord(asked, given, 'add', lang);
  if (!checked.ok) throw new GongdiError('invalid', { problems: checked.problems });
  return { id, version, ...(recorded_at === undefined ? {} : { recorded_at }), ...checked.value };
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
