import type { calls, CallResult, TilePage } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { storeAdjustment } from '../../../settings/index.ts';
import { organisationsUsable, type Db } from '../../../store/index.ts';

type Arrangement = NonNullable<CallResult<typeof calls.workbench.own>['arrangement']>;
type Arranged = Pick<Arrangement, 'order' | 'hidden'>;

const KIND = 'workbench';
const nameOf = (company: string, page: TilePage, role: string): string => `${company}/${page}/${role}`;

/** Returns how the caller's company arranged a page for the first of the caller's roles that has an arrangement. */
export async function arrangementFor(db: Db, { caller }: CallerContext, page: TilePage): Promise<Arrangement | null> {
  // Raw SQL: the name of the adjustment ends with the code of the role.
  const { rows } = await sql<{ value: Arranged; role: string }>`
    select a.value, r.name as role
    from account_role h join role r on r.id = h.role_id
    join adjustment a on a.kind = ${KIND} and a.name = ${nameOf(caller.company_id, page, '')} || r.role_code
    where h.account_id = ${caller.id}
    order by r.role_code`.execute(db);
  const found = rows.find(({ value: { order, hidden } }) => order.length + hidden.length > 0);
  return found ? { order: found.value.order, hidden: found.value.hidden, role: found.role } : null;
}

/** Stores the arrangement of a page for a role. @throws GongdiError `notFound` for a role that the caller may not see */
export async function arrangeFor(
  db: Db,
  { page, role_id }: { page: TilePage; role_id: string },
  value: Arranged,
  context: CallerContext,
): Promise<null> {
  const { caller } = context;
  // Raw SQL: conditions over paths of organisations.
  const { rows } = await sql<{ role_code: string; name: string }>`select role_code, name from role
    where id = ${role_id} and (org_id is null or org_id in (${organisationsUsable(caller.scope)}))`.execute(db);
  const [role] = rows;
  if (!role) throw new GongdiError('notFound');
  const name = nameOf(caller.company_id, page, role.role_code);
  const stored = await db
    .selectFrom('adjustment')
    .select('version')
    .where('kind', '=', KIND)
    .where('name', '=', name)
    .executeTakeFirst();
  await storeAdjustment(db, context, {
    kind: KIND,
    name,
    version: stored?.version ?? 0,
    value,
    fallback: { order: [], hidden: [] },
    // The log names the role and not the key.
    logged: (one) => ({ name: role.name, page, ...one }),
  });
  return null;
}
