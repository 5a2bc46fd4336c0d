import { fieldsOf, holdsWords, personalOf, type AnyResource } from '@gongdi/domain';

/** What names a record at a glance, as names of its fields. */
export interface RecordFace {
  title: string;
  number?: string;
  state?: string;
  term?: { field: string; states: readonly number[] };
}

/** Wire names of identifying values. */
const NUMBER = /(^|_)(number|code)$/;

/** Returns the face of the records of a resource. */
export function recordFace(resource: AnyResource): RecordFace {
  const { title, lifecycle } = resource;
  const number = fieldsOf(resource).find(
    (one) => one.name !== title && NUMBER.test(one.name) && holdsWords(one.kind) && !personalOf(one),
  );
  return {
    title,
    ...(number && { number: number.name }),
    ...(lifecycle && { state: lifecycle.field }),
    ...(lifecycle?.due && { term: { field: lifecycle.due.field, states: lifecycle.due.states } }),
  };
}
