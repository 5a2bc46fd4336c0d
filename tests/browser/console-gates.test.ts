import { calls, resourceCalls } from '@gongdi/api';
import { attendanceaccess, attendancerecord, devicelist, gatepass, initrecord } from '@gongdi/domain';
import { recompute, sweepDue } from '@gongdi/server/testing';
import { expect, it } from 'vitest';
import { withConsole } from './console-support/with-console.ts';

const { open, server } = withConsole();

const DAY = '2026-10-30';
const ZONE = 'Asia/Shanghai';
const at = (time: string): number => Date.parse(`${DAY}T${time}:00+08:00`);
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

it('a day of a gate without network arrives late and makes the days again; who was refused is seen with picture and reason', async () => {
  const { db } = server().database;
  const moment = { now: server().clock.now, timeZone: ZONE };
  const contractor = await server().client('contractor');
  const admin = await server().client('admin');
  // Files of people of the tests' demo have no pictures.
  const groups = await admin.call(calls.setting.groups, {});
  const { group, version, values } = groups.find((one) => 'labour_file' in one.values)!;
  const body = { version, values: { ...values, labour_file: false } };
  await admin.call(calls.setting.change, { params: { group }, body });

  const { id: project_id } = await db
    .selectFrom('project')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const device = { device_name: '北门闸机', device_number: 'STORY-GATE', device_type: 2, project_id };
  const { id: device_id } = await contractor.call(resourceCalls(devicelist).add!, { body: device });
  const { device_key } = await contractor.call(calls.device.makeKey, { body: { id: device_id } });
  const { id: gate_id } = await contractor.call(resourceCalls(attendanceaccess).add!, {
    body: { gate_name: '北门', project_id, device_id, direction: 3 },
  });
  const key = { device_number: device.device_number, device_key };
  const { entries } = await contractor.call(calls.gate.list, { body: { ...key, have: null } });
  const entry = entries.find(({ code }) => code !== null)!;
  const { staff_id } = (await contractor.call(resourceCalls(gatepass).detail!, { params: { id: entry.ref } })) as {
    staff_id: string;
  };

  // Nothing has been heard of the day, so the person counts as absent.
  await db.deleteFrom('passage').where('staff_id', '=', staff_id).execute();
  await db.deleteFrom('attendance_correction').where('staff_id', '=', staff_id).execute();
  await db.updateTable('attendance_duty').set({ status: 3 }).execute();
  await db
    .transaction()
    .execute((trx) => recompute(trx, { project_id, staff_ids: [staff_id], from: DAY, to: DAY }, moment));
  const list = `/${attendancerecord.name}?staff_id=${staff_id}&begin_work_date=${DAY}&end_work_date=${DAY}`;
  const page = await open(list, { user: 'contractor' });
  await page.getByText('缺勤', { exact: true }).first().waitFor();

  // The network is back: what the gate has stored comes with its own times, in the order in which it counted.
  const passage = (seq: number, time: string, direction: 'in' | 'out') => ({
    seq,
    ts: at(time),
    code: entry.code!,
    way: 'code',
    direction,
    result: 'passed',
  });
  const stranger = { seq: 2, ts: at('08:00'), card: '0099887766', way: 'card', direction: 'in', result: 'refused' };
  const answer = await contractor.call(calls.gate.passages, {
    body: {
      ...key,
      sent_at: server().clock.now,
      passages: [
        passage(1, '07:21', 'in'),
        { ...stranger, reason: '名单中没有此卡', picture: PIXEL },
        passage(3, '18:06', 'out'),
      ],
    },
  });
  expect(answer.results.map(({ result }) => result)).toEqual(['stored', 'stored', 'stored']);
  await sweepDue(db, moment);
  const days = await contractor.call(resourceCalls(attendancerecord).list!, {
    query: { staff_id, begin_work_date: DAY, end_work_date: DAY },
  });
  expect(days.list).toMatchObject([{ day_share: 1, missing: 0 }]);
  await page.goto(server().address + list);
  await page.getByText('正常', { exact: true }).first().waitFor();

  const { list: refused } = await contractor.call(resourceCalls(initrecord).list!, {
    query: { gate_id, outcome: '2' },
  });
  expect(refused).toHaveLength(1);
  // Links to records have the address of their resource, whatever that of their list is.
  await page.goto(`${server().address}/initrecord/detail?id=${refused[0]!.id}`);
  const told = await contractor.call(resourceCalls(initrecord).detail!, { params: { id: refused[0]!.id } });
  const said = String((told as Record<string, unknown>)['reason_text']);
  expect(said).toContain('卡');
  await page.getByText(said).first().waitFor();
  // It is of a person: shown to whoever may see personal data, and asks for it.
  expect((told as Record<string, unknown>)['picture']).toHaveLength(1);
});
