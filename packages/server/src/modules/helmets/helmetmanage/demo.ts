import {
  BINDING,
  BINDING_END,
  HELMET,
  helmetbinding,
  helmetmanage,
  SMART_HELMET,
  STAY,
  type InputOf,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE, type Db, type RowAccess } from '../../../store/index.ts';

/** Terms in which helmets were handed out, as sites do it: anew for each phase of the works. UTC. */
const TERMS: readonly (readonly [from: number, to: number])[] = [
  [Date.UTC(2026, 3, 10, 0, 20), Date.UTC(2026, 5, 30, 9, 30)],
  [Date.UTC(2026, 6, 3, 0, 10), Date.UTC(2026, 8, 20, 9, 45)],
  [Date.UTC(2026, 8, 25, 0, 15), Infinity],
];
/** What became of helmets that nobody wears, in turn. */
const ASIDE = [HELMET.stored, HELMET.repair, HELMET.stored, HELMET.lost, HELMET.stored, HELMET.scrapped];
const NOTES: Readonly<Record<number, string>> = {
  [HELMET.repair]: '下颏带断裂，返厂更换',
  [HELMET.lost]: '夜班后未见，监控未找到',
  [HELMET.scrapped]: '受重物冲击，按规定报废',
};
const MINUTE = 60_000;

interface Person {
  id: string;
  from: number;
  /** When he left the site; Infinity: he is there. */
  to: number;
}

interface Worn {
  staff_id: string;
  from: number;
  to: number;
  how: number | null;
}

/** Helmets of six sites with seven months of wearings; a few are in repair, lost, scrapped, or with somebody who left. */
export default defineDemo({
  name: 'helmetmanage',
  after: ['staff', 'org', 'devicelist'],
  async load(trx) {
    const devices = await trx
      .selectFrom('device')
      .select(['id', 'org_id', 'project_id'])
      .where('device_type', '=', SMART_HELMET)
      .orderBy('id')
      .execute();
    const projects = [...new Set(devices.map(({ project_id }) => project_id!))];
    let count = 0;
    let wearings = 0;
    let aside = 0;
    for (const project_id of projects) {
      const own = devices.filter((one) => one.project_id === project_id);
      const people = await peopleOf(trx, project_id);
      for (const [place, device] of own.entries()) {
        count += 1;
        const worn = wearingsOf(people, place, own.length);
        const last = worn.at(-1);
        const access: RowAccess = { scope: WHOLE, account_id: accountId('contractor'), org_id: device.org_id };
        const at = (now: number): RowAccess => ({ ...access, now });
        const now = Math.min(last?.to ?? Infinity, DEMO_NOW);
        const { status, holder } = stateOf(last, () => ASIDE[aside++ % ASIDE.length]!);
        const record: InputOf<typeof helmetmanage> = {
          helmet_number: `AQM-${String(count).padStart(4, '0')}`,
          status,
          device_id: device.id,
          project_id,
          staff_id: holder?.staff_id ?? null,
          handed_at: holder ? new Date(holder.from).toISOString() : null,
          handed_by: holder ? accountId('contractor') : null,
          colour: place % 6 === 0 ? '红' : place % 3 === 1 ? '蓝' : '黄',
          bought_on: '2026-03-20',
          expires_on: count % 9 === 0 ? '2026-12-15' : '2028-09-20',
          note: NOTES[status] ?? null,
        };
        const id = demoId('helmet', count);
        await resourceRepository(trx, helmetmanage).addAhead(at(Math.min(now, DEMO_NOW - count * MINUTE)), {
          ...record,
          id,
        });
        for (const one of worn) {
          wearings += 1;
          await resourceRepository(trx, helmetbinding).addAhead(at(one.from), {
            id: demoId('helmet-binding', wearings),
            helmet_id: id,
            staff_id: one.staff_id,
            device_id: device.id,
            project_id,
            state: one.how === null ? BINDING.open : BINDING.ended,
            bound_at: new Date(one.from).toISOString(),
            bound_by: accountId('contractor'),
            ...(one.how !== null && {
              ended_at: new Date(one.to).toISOString(),
              ended_how: one.how,
              ended_by: accountId('contractor'),
            }),
          });
        }
      }
    }
  },
});

/** Returns the state of a helmet after its last wearing, and who is named as its holder. */
function stateOf(last: Worn | undefined, aside: () => number): { status: number; holder?: Worn } {
  if (last?.how === null) return { status: HELMET.worn, holder: last };
  if (last?.how === BINDING_END.left) return { status: HELMET.owed, holder: last };
  return { status: aside() };
}

async function peopleOf(trx: Db, project_id: string): Promise<Person[]> {
  const rows = await trx
    .selectFrom('staff')
    .select(['id', 'entry_date', 'exit_date', 'status'])
    .where('project_id', '=', project_id)
    .where('status', 'in', [STAY.onSite, STAY.left])
    .where('entry_date', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, entry_date, exit_date }) => ({
    id,
    from: Date.parse(`${entry_date}T00:40:00Z`),
    to: exit_date ? Date.parse(`${exit_date}T08:30:00Z`) : Infinity,
  }));
}

/** In each term the person `i` has the helmet `i + term`, so nobody has two and no helmet is worn twice at a time. */
function wearingsOf(people: readonly Person[], place: number, helmets: number): Worn[] {
  return TERMS.flatMap(([begin, end], term) => {
    const person = people[(place - term + helmets) % helmets];
    if (!person) return [];
    const [from, to] = [Math.max(begin, person.from), Math.min(end, person.to)];
    if (from >= Math.min(to, DEMO_NOW)) return [];
    const how = to === Infinity ? null : to < end ? BINDING_END.left : BINDING_END.returned;
    return [{ staff_id: person.id, from, to, how }];
  });
}
