import { gateHas } from '@gongdi/api';
import {
  attendanceaccess,
  blacklistmanagement,
  FACE_GATE,
  faceconsent,
  gatepass,
  GongdiError,
  physicalexaminationresult,
  qualificationmanage,
  safebehaviour,
  staff,
  trainsign,
} from '@gongdi/domain';
import { afterWrite, defineRoom, type WriteRule } from '../../../room.ts';
import type { ManyAct } from '../../../resources/index.ts';
import { anyOf, notify, type Db } from '../../../store/index.ts';
import { gateDeviceHandlers, makeIfDue } from './device-handlers.ts';
import { LISTS_CHANGED, markDue, projectsOf, projectsOfGroup } from './due.ts';
import { acknowledge, gateOf } from './gates.ts';
import { gateHandlers } from './handlers.ts';
import { listPart } from './list-part.ts';
import { touchEntry } from './pass-list.ts';
import { onSiteTile } from './on-site-tile.ts';
import { LIST_CHANNEL, makeDueLists, sendLists } from './send-list.ts';
import { soon } from './soon.ts';
import { takePassages } from './take-passages.ts';
import { gateLabel } from './text/index.ts';

export default defineRoom({
  handlers: (ground) => [...gateHandlers(ground), ...gateDeviceHandlers(ground)],
  afterWrite: () => {
    const ofPerson = async (trx: Db, staff_id: string | null | undefined, now: number): Promise<void> => {
      if (staff_id) await markDue(trx, await projectsOf(trx, [staff_id]), now);
    };
    /** The lists that name the people of the records of a sheet. */
    const ofMany =
      (table: 'face_consent' | 'certificate' | 'medical' | 'behaviour' | 'training_sign'): ManyAct =>
      async (trx, ids, { now }) => {
        const rows = await trx.selectFrom(table).select('staff_id').distinct().where('id', '=', anyOf(ids)).execute();
        const people = rows.flatMap(({ staff_id }) => staff_id ?? []);
        await markDue(trx, await projectsOf(trx, people), now);
      };
    const ofGroup = async (trx: Db, org_id: string | null, now: number): Promise<void> =>
      markDue(trx, await projectsOfGroup(trx, org_id), now);
    const rules: WriteRule[] = [
      afterWrite(
        staff,
        (trx, row, { now }) => ofPerson(trx, row.id, now),
        async (trx, ids, { now }) => markDue(trx, await projectsOf(trx, ids), now),
      ),
      afterWrite(faceconsent, (trx, row, { now }) => ofPerson(trx, row.staff_id, now), ofMany('face_consent')),
      afterWrite(qualificationmanage, (trx, row, { now }) => ofPerson(trx, row.staff_id, now), ofMany('certificate')),
      afterWrite(physicalexaminationresult, (trx, row, { now }) => ofPerson(trx, row.staff_id, now), ofMany('medical')),
      afterWrite(safebehaviour, (trx, row, { now }) => ofPerson(trx, row.staff_id, now), ofMany('behaviour')),
      afterWrite(trainsign, (trx, row, { now }) => ofPerson(trx, row.staff_id, now), ofMany('training_sign')),
      afterWrite(
        blacklistmanagement,
        (trx, row, { now }) => ofGroup(trx, row.org_id, now),
        (trx, _, { org_id, now }) => ofGroup(trx, org_id, now),
      ),
      afterWrite(attendanceaccess, async (trx, row, { now, lang }) => {
        const device = await trx
          .selectFrom('device')
          .select('device_type')
          .where('id', '=', row.device_id)
          .executeTakeFirst();
        if (device?.device_type !== FACE_GATE) {
          const label = gateLabel('notGateDevice');
          const problems = [{ path: 'device_id', code: 'gate_device', message: label[lang] }];
          throw new GongdiError('invalid', { label, problems });
        }
        await markDue(trx, [row.project_id], now);
      }),
      afterWrite(gatepass, async (trx, row, { now, before }) => {
        if (!before || before['card_number'] === row.card_number) return;
        await touchEntry(trx, row.project_id, row.id, now);
        await notify(trx, LISTS_CHANGED, '');
      }),
    ];
    return rules;
  },
  tiles: onSiteTile,
  eachMinute: [
    async (ground, now) => {
      await makeDueLists(ground, now);
      await sendLists(ground, now);
    },
  ],
  open: async (ground) => {
    const { db, live, ports, options } = ground;
    live.channels.on('passages', async (device, message) => {
      const gate = await gateOf(db, device.id);
      if (!gate) return { error: 'no_gate', message: gateLabel('noGate').zh };
      const answer = await takePassages(ground, device, gate, message, ports.now());
      return answer ?? { error: 'malformed', message: gateLabel('malformed').zh };
    });
    live.channels.on(LIST_CHANNEL, async (device, message) => {
      const gate = await gateOf(db, device.id);
      const has = gateHas.safeParse(message);
      if (!gate || !has.success) return { error: gate ? 'malformed' : 'no_gate' };
      const now = ports.now();
      if (!has.data.after) {
        await makeIfDue(ground, gate.project_id, now);
        await acknowledge(db, gate, has.data, now);
      }
      const part = await listPart(db, gate.project_id, has.data.have, has.data.after);
      return isNews(part) ? part : undefined;
    });
    const deaf = await options.database.listener.listen(LISTS_CHANGED, () => soon.ask(ground));
    return async () => {
      await deaf();
      await soon.close(db);
    };
  },
});

/** A gate that has the newest list needs no answer. */
const isNews = ({ version, base }: Awaited<ReturnType<typeof listPart>>): boolean => base !== version && version > 0;
