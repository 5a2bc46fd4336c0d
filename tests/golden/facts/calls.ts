import { routeOf, type Call } from '@gongdi/api';
import { Ordered, type Fact } from '../text.ts';
import { namesIn, schemaFact } from './schema.ts';

/**
 * Returns the common part of the calls of one golden file: the first part of their names, for areas the type as well.
 */
export function groupOf({ name }: Pick<Call, 'name'>): string {
  const [first = '', second = '', third] = name.split('.');
  return first === 'area' && third !== undefined ? `${first}.${second}` : first;
}

/**
 * Describes a call as far as programs, drafts and idempotency keys depend on it.
 * @param lifted for calls that a resource generates, only the names of bodies are written: the resource's fields are in
 * its own file
 */
export function callFact(call: Call, lifted: boolean): Fact {
  const { params, query, body, form } = call.input;
  const named = lifted ? namesIn(body)?.toSorted() : undefined;
  return {
    at: `${call.method} ${routeOf(call)}`,
    label: call.label,
    permission: call.permission,
    open: listed([
      ...(call.public ? ['without a session'] : []),
      ...(call.signed ? ['signed address'] : []),
      ...(call.approved ? ['checked companies only'] : []),
      ...(call.reveals ? ['reveals personal data'] : []),
    ]),
    'done once under a key': call.once,
    timeout: call.timeout,
    limit: call.limit,
    path: params && schemaFact(params),
    query: query && schemaFact(query),
    form: form && schemaFact(form),
    body: named ?? (body && schemaFact(body)),
    answers: call.output === 'blob' ? 'a file' : lifted ? undefined : schemaFact(call.output, 'output'),
  };
}

const listed = (names: string[]): Fact => (names.length > 0 ? names : undefined);

/** Calls sorted by name: the order of their registration has no meaning. */
export function callsFact(calls: readonly Call[], lifted: ReadonlySet<string>): Fact {
  const byName = calls.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return new Ordered(byName.map((call) => [call.name, callFact(call, lifted.has(call.name))]));
}
