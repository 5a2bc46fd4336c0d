import { civilDay, qualityupdate } from '@gongdi/domain';
import type { WriteContext } from '../resources/index.ts';
import { resourceRepository, WHOLE, type Db } from '../store/index.ts';

interface Result {
  org_id: string | null;
  project_id: string;
  part_id: string;
  /** What was checked. */
  check_item: string;
  /** Value of `part_quality`. */
  quality_status: number;
  opinion: string | null | undefined;
}

/** Adds a result to the quality history of a part; the last one is the state of the part. */
export async function recordResult(
  trx: Db,
  { org_id, ...result }: Result,
  { now, timeZone, account_id }: WriteContext,
): Promise<void> {
  const person = await trx.selectFrom('account').select('nickname').where('id', '=', account_id).executeTakeFirst();
  const access = { scope: WHOLE, org_id, account_id, now, seesPersonal: () => true };
  await resourceRepository(trx, qualityupdate).insert(access, {
    ...result,
    check_item: result.check_item.slice(0, 200),
    opinion: result.opinion?.slice(0, 1000) ?? null,
    checked_on: civilDay(now, timeZone),
    inspector: person?.nickname.slice(0, 50) ?? null,
  });
}
