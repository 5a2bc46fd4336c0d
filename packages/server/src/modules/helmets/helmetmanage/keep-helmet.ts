import {
  BINDING_END,
  civilDay,
  GongdiError,
  HELMET,
  SMART_HELMET,
  STAY,
  staff,
  type helmetmanage,
  type Label,
  type RowOf,
} from '@gongdi/domain';
import { bind, endWearing } from '../../../helmets/index.ts';
import { admissions, reasonsOf, type AdmissionDeps } from '../../../labour/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { resourceRepository, WHOLE, type Db, type RowAccess } from '../../../store/index.ts';
import { helmetLabel } from './text/index.ts';

type Helmet = RowOf<typeof helmetmanage>;

/** How a wearing ends, by the state that the helmet comes into. */
const ENDS: Readonly<Record<number, number>> = {
  [HELMET.stored]: BINDING_END.returned,
  [HELMET.repair]: BINDING_END.repair,
  [HELMET.lost]: BINDING_END.lost,
  [HELMET.scrapped]: BINDING_END.scrapped,
};

/**
 * Keeps the rules of a helmet whenever it is written: it is a device of its type, it changes device or site only while
 * nobody wears it, who gets it may work on its site, and the history of wearings follows its steps.
 * @throws GongdiError `invalid` with the reasons, and what would mend them
 */
export async function keepHelmet(trx: Db, deps: AdmissionDeps, row: Helmet, context: WriteContext): Promise<void> {
  const before = context.before as Helmet | undefined;
  const moves = before?.device_id !== row.device_id || before.project_id !== row.project_id;
  if (moves) await checkDevice(trx, row, before, context);
  if (before?.status === row.status) return;
  const given = { now: context.now, account_id: context.account_id, note: row.note ?? null };
  if (row.status === HELMET.worn) {
    await checkWearer(trx, deps, row, context);
    await bind(trx, row, row.staff_id!, given);
  } else if (before?.status === HELMET.worn) await endWearing(trx, row.id, ENDS[row.status]!, given);
}

const wrong = (path: string, label: Label, { lang }: WriteContext): GongdiError =>
  new GongdiError('invalid', { label, problems: [{ path, code: path, message: label[lang] }] });

async function checkDevice(trx: Db, row: Helmet, before: Helmet | undefined, context: WriteContext): Promise<void> {
  if (before && row.status === HELMET.worn) throw wrong('device_id', helmetLabel('worn'), context);
  const device = await trx
    .selectFrom('device')
    .select('device_type')
    .where('id', '=', row.device_id)
    .executeTakeFirstOrThrow();
  if (device.device_type !== SMART_HELMET) throw wrong('device_id', helmetLabel('otherDevice'), context);
}

const SERVER: RowAccess = { scope: WHOLE, account_id: null, org_id: null, seesPersonal: () => true };

/** Who gets a helmet is on its site, may work there, and has no other one. */
async function checkWearer(trx: Db, deps: AdmissionDeps, row: Helmet, context: WriteContext): Promise<void> {
  const refuse = (label: Label) => wrong('staff_id', label, context);
  const id = row.staff_id!;
  // Two hands that give one person two helmets at once wait for each other here.
  await trx.selectFrom('staff').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const person = await resourceRepository(trx, staff).get(SERVER, id);
  const { name } = person;
  if (person.status !== STAY.onSite) throw refuse(helmetLabel('notOnSite', { name }));
  if (person.project_id !== row.project_id) throw refuse(helmetLabel('otherSite', { name }));
  const other = await trx
    .selectFrom('helmet_binding as b')
    .innerJoin('helmet as h', 'h.id', 'b.helmet_id')
    .select('h.helmet_number')
    .where('b.staff_id', '=', id)
    .where('b.ended_at', 'is', null)
    .executeTakeFirst();
  if (other) throw refuse(helmetLabel('hasOne', { name, number: other.helmet_number }));
  const [admitted] = await admissions(trx, deps, [person], civilDay(context.now, context.timeZone));
  const { verdict, reasons } = admitted!.answer;
  if (verdict === 'refused') throw refuse(helmetLabel('refused', { name, reasons: reasonsOf(reasons) }));
}
