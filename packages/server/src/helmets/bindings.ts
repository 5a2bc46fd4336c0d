import { BINDING, helmetbinding, type helmetmanage, type RowOf } from '@gongdi/domain';
import { resourceRepository, WHOLE, type Db, type RowAccess } from '../store/index.ts';

/** What is written with the beginning or the end of a wearing. */
export interface Wearing {
  /** Epoch ms. */
  now: number;
  /** Who did it; null: the server itself. */
  account_id: string | null;
  note?: string | null;
}

type Helmet = Pick<RowOf<typeof helmetmanage>, 'id' | 'org_id' | 'device_id' | 'project_id'>;

const accessFor = (org_id: string | null, { now, account_id }: Wearing): RowAccess => ({
  scope: WHOLE,
  account_id,
  org_id,
  now,
  seesPersonal: () => true,
});

/** Writes that a person wears a helmet from now on. Two open wearings of one helmet or person cannot be stored. */
export async function bind(trx: Db, helmet: Helmet, staff_id: string, given: Wearing): Promise<void> {
  await resourceRepository(trx, helmetbinding).insert(accessFor(helmet.org_id, given), {
    helmet_id: helmet.id,
    staff_id,
    device_id: helmet.device_id,
    project_id: helmet.project_id,
    state: BINDING.open,
    bound_at: new Date(given.now).toISOString(),
    bound_by: given.account_id,
    note: given.note ?? null,
  });
}

/**
 * Ends the wearing of a helmet, if somebody wears it.
 * @param how a value of the dictionary `binding_end`
 */
export async function endWearing(trx: Db, helmet_id: string, how: number, given: Wearing): Promise<void> {
  const open = await trx
    .selectFrom('helmet_binding')
    .select(['id', 'org_id', 'version', 'bound_at'])
    .where('helmet_id', '=', helmet_id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return;
  // A clock that was set back ends nothing before it began.
  const at = Math.max(given.now, Date.parse(open.bound_at));
  await resourceRepository(trx, helmetbinding).update(accessFor(open.org_id, given), {
    id: open.id,
    version: open.version,
    state: BINDING.ended,
    ended_at: new Date(at).toISOString(),
    ended_how: how,
    ended_by: given.account_id,
    ...(given.note ? { note: given.note } : {}),
  });
}
