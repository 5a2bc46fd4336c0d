import { civilDay, equip, fenOf, GEAR, GongdiError, STAY, yuanOf, type Label, type RowOf } from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';
import { fillMany } from './import-gear.ts';
import { gearLabel } from './text/index.ts';

type Gear = RowOf<typeof equip>;

function refused(path: string, code: string, label: Label, { lang }: WriteContext): GongdiError {
  return new GongdiError('invalid', { label, problems: [{ path, code, message: label[lang] }] });
}

/**
 * Keeps the rules of equipment whenever a record is written: nobody who has left gets any, team and term follow from
 * person and kind, what is missing is counted, and a replacement begins the next record.
 * @throws GongdiError `invalid`
 */
export async function keepGear(trx: Db, setting: ReadSetting, row: Gear, context: WriteContext): Promise<void> {
  const before = context.before as Gear | undefined;
  const isHeld = row.status === GEAR.inUse || row.status === GEAR.due;
  if (before === undefined || before.staff_id !== row.staff_id) await checkHolder(trx, row, context);
  if (isHeld && (before === undefined || before.staff_id !== row.staff_id || !row.replace_by))
    await fillMany(trx, setting, [row.id]);
  else if (before && before.status !== row.status) await close(trx, row, context);
}

async function checkHolder(trx: Db, { staff_id }: Gear, context: WriteContext): Promise<void> {
  const { name, status } = await trx
    .selectFrom('staff')
    .select(['name', 'status'])
    .where('id', '=', staff_id)
    .executeTakeFirstOrThrow();
  if (status === STAY.left) throw refused('staff_id', 'left', gearLabel('left', { name }), context);
}

/** Counts what did not come back, and hands out the next piece where one was replaced. */
async function close(trx: Db, row: Gear, context: WriteContext): Promise<void> {
  const ended = row.ended_on ?? civilDay(context.now, context.timeZone);
  if (ended < row.issued_on) throw refused('ended_on', 'early', gearLabel('early', { date: row.issued_on }), context);
  const returned = row.returned_count ?? 0;
  if (row.status === GEAR.returned && returned > row.quantity)
    throw refused('returned_count', 'tooMany', gearLabel('tooMany', { count: row.quantity }), context);
  const missing = row.status === GEAR.replaced ? 0 : row.quantity - (row.status === GEAR.returned ? returned : 0);
  const missing_value = row.unit_price ? yuanOf(fenOf(row.unit_price) * missing) : null;
  await trx.updateTable('gear').set({ missing_count: missing, missing_value }).where('id', '=', row.id).execute();
  if (row.status !== GEAR.replaced) return;
  await checkHolder(trx, row, context);
  const { gear_name, kind, gear_model, quantity, unit_price, project_id, staff_id, keeper_id } = row;
  const access = { scope: WHOLE, account_id: context.account_id, org_id: row.org_id, now: context.now };
  const next = { gear_name, kind, gear_model, quantity, unit_price, project_id, staff_id, keeper_id };
  await resourceRepository(trx, equip).insert(access, { ...next, issued_on: ended, status: GEAR.inUse });
}
