import type { GatePassage } from '@gongdi/api';
import { staff } from '@gongdi/domain';
import { anyOf, resourceRepository, type Db } from '../../../store/index.ts';
import { SERVER, type Person } from './may-pass.ts';

/** Who stands behind what a gate read. */
export interface Recognised {
  person: Person;
  by_face: boolean;
}

/** What a gate read of a person, as one text. */
export const shownOf = ({ ref, card, code }: GatePassage): string | null => ref ?? card ?? code ?? null;

/**
 * Returns by what was shown the people whom the list of the project knows. People of other projects and companies are
 * not found, whatever is shown, so nothing about them is said or stored.
 */
export async function recognise(
  db: Db,
  project_id: string,
  passages: readonly GatePassage[],
): Promise<ReadonlyMap<string, Recognised>> {
  const shown = [...new Set(passages.flatMap((one) => shownOf(one) ?? []))];
  const rows = await db
    .selectFrom('gate_pass')
    .select(['id', 'card_number', 'pass_code', 'staff_id', 'by_face'])
    .where('project_id', '=', project_id)
    .where(({ or, eb }) =>
      or([eb('id', '=', anyOf(shown)), eb('card_number', '=', anyOf(shown)), eb('pass_code', '=', anyOf(shown))]),
    )
    .execute();
  const people = new Map<string, Person>();
  const ids = rows.map(({ staff_id }) => staff_id);
  if (ids.length > 0)
    for await (const batch of resourceRepository(db, staff).each(SERVER, {}, ids))
      for (const person of batch) people.set(person.id, person);
  const found = new Map<string, Recognised>();
  for (const { id, card_number, pass_code, staff_id, by_face } of rows) {
    const person = people.get(staff_id);
    if (!person) continue;
    for (const key of [id, card_number, pass_code]) if (key !== null) found.set(key, { person, by_face });
  }
  return found;
}
