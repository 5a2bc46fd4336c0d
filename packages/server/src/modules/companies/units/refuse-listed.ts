import { civilDay, GongdiError, type Label } from '@gongdi/domain';
import { companiesThatList } from '../../../labour/index.ts';
import type { ImportAct, WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { unitLabel } from './text/index.ts';

/** Field by which a record names a unit that enters with it. */
export type NamesUnit = 'credit_code' | 'unit_id';

type Row = Readonly<Partial<Record<NamesUnit, string | null>>> & { org_id?: string | null };

const asked = (by: NamesUnit, keys: readonly string[]) =>
  by === 'unit_id' ? { unit_ids: keys } : { credit_codes: keys };

const listed = (companies: readonly string[]): Label => unitLabel('listed', { companies: companies.join('、') });

/**
 * Refuses a record with a unit that a company of the group has on its blacklist.
 * @throws GongdiError `invalid`, with the companies to ask and nothing else
 */
export async function refuseListed(trx: Db, by: NamesUnit, row: Row, context: WriteContext): Promise<void> {
  const key = row[by];
  if (!key) return;
  const day = civilDay(context.now, context.timeZone);
  const companies = (await companiesThatList(trx, { ...asked(by, [key]), org_id: row.org_id ?? null, day })).get(key);
  if (!companies) return;
  const label = listed(companies);
  throw new GongdiError('invalid', { label, problems: [{ path: by, code: 'listed', message: label[context.lang] }] });
}

/** The same for the rows of a sheet, in one statement. */
export const refuseListedRows =
  (by: NamesUnit): ImportAct =>
  async (trx, records, { org_id, now, timeZone, lang }) => {
    const keys = (records as readonly Row[]).map((record) => record[by]);
    const known = [...new Set(keys.flatMap((key) => key ?? []))];
    const found = await companiesThatList(trx, { ...asked(by, known), org_id, day: civilDay(now, timeZone) });
    return keys.flatMap((key, index) => {
      const companies = found.get(key ?? '');
      return companies ? [{ index, problem: { path: by, code: 'listed', message: listed(companies)[lang] } }] : [];
    });
  };
