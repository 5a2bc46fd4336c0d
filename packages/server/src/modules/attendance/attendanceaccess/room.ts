import { gateHas } from '@gongdi/api';
import {
  attendanceaccess,
  blacklistmanagement,
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
import { notify, type Db } from '../../../store/index.ts';
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

/** Device type of gates (console specification, section 9.1). */
const FACE_GATE = 2;

export default defineRoom({
  handlers: (ground) => [...gateHandlers(ground), ...gateDeviceHandlers(ground)],
  afterWrite: () => {
    const ofPerson = async (trx: Db, staff_id: string | null | undefined, now: number): Promise<void> => {
      if (staff_id) await markDue(trx, await projectsOf(trx, [staff_id]), now);
    };
    const rules: WriteRule[] = [
      afterWrite(staff, (trx, row, { now }) => ofPerson(trx, row.id, now)),
      afterWrite(faceconsent, (trx, row, { now }) => ofPerson(trx, row.staff_id, now)),
      afterWrite(qualificationmanage, (trx, row, { now }) => ofPerson(trx, row.staff_id, now)),
      afterWrite(physicalexaminationresult, (trx, row, { now }) => ofPerson(trx, row.staff_id, now)),
      afterWrite(safebehaviour, (trx, row, { now }) => ofPerson(trx, row.staff_id, now)),
      afterWrite(trainsign, (trx, row, { now }) => ofPerson(trx, row.staff_id, now)),
      afterWrite(blacklistmanagement, async (trx, row, { now }) =>
        markDue(trx, await projectsOfGroup(trx, row.org_id), now),
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
