import { refersToRecords } from '../field/kinds.ts';
import type { AnyResource } from './define.ts';
import { fieldsOf, oncePerResource, type NamedField } from './fields.ts';

/** Name of the resource of accounts. */
export const ACCOUNTS = 'usermanage';

/**
 * Returns the fields that make a record an account's own: marked ones (`own`), and those that the lifecycle names,
 * because whoever has to take a step or is told of a record must be able to open it.
 */
export const ownFieldsOf = oncePerResource((resource): readonly NamedField[] => {
  const named = namesInLifecycle(resource);
  return fieldsOf(resource).filter(
    ({ kind, ref, own, name }) => refersToRecords(kind) && ref === ACCOUNTS && (own !== undefined || named.has(name)),
  );
});

function namesInLifecycle({ lifecycle, actions = {} }: AnyResource): ReadonlySet<string> {
  const steps = Object.values(actions).flatMap(({ step }) => step ?? []);
  return new Set([
    ...(lifecycle?.tells ?? []),
    ...(lifecycle?.due?.tells ?? []),
    ...(lifecycle?.due?.escalates ?? []),
    ...steps.flatMap(({ by, stamps, tells = [] }) => [
      ...tells,
      ...(by ? [by] : []),
      ...(stamps?.by ? [stamps.by] : []),
    ]),
  ]);
}
