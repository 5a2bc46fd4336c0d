import { FACE_GATE, GATE_DIRECTION, GATE_LIST, GATE_PASS, GATE_USE, STAY } from '@gongdi/domain';
import { sql } from 'kysely';
import { accountId, DEMO_NOW, defineDemo, demoId, Raster } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import type { Db } from '../../../store/index.ts';
import { goOn } from './demo-goes-on.ts';
import { demoPassages } from './demo-passages.ts';
import { FROM, insertPassages, peopleOf, type DemoGate } from './demo-write.ts';

const PROJECTS = 12;
const AT = new Date(DEMO_NOW).toISOString();
/** The project whose gate has not been heard of since the day before. */
const STALE = 3;

/**
 * Gates of twelve projects with two months of passages of their people. The first has one gate for each direction,
 * the others one for both. Who may pass is computed by the rules as soon as a server runs.
 */
export default defineDemo({
  name: 'attendanceaccess',
  after: ['staff', 'org', 'devicelist', 'faceconsent'],
  goOn,
  async load(trx, { blobs }) {
    const gates = await insertGates(trx);
    await insertPasses(trx);
    const people = await peopleOf(trx);
    const picture = blobs && (await keptPicture(trx, blobs, gates[0]!));
    for (let project = 1; project <= PROJECTS; project += 1) {
      const own = gates.filter(({ project_id }) => project_id === demoId('project', project));
      await insertPassages(trx, own, demoPassages(project, people.get(own[0]!.project_id) ?? [], DEMO_NOW), {
        idOf: (index) => demoId('passage', project * 100_000 + index),
        picture,
      });
    }
    // Raw SQL: `distinct on` in an insert, over all passages at once.
    await sql`
      insert into presence (staff_id, project_id, direction, passed_at)
      select distinct on (staff_id) staff_id, project_id, direction, passed_at from passage
      where staff_id is not null order by staff_id, passed_at desc`.execute(trx);
  },
});

async function insertGates(trx: Db): Promise<DemoGate[]> {
  const rows = await trx.selectFrom('project').select(['id', 'org_id']).execute();
  const organisationOf = new Map(rows.map(({ id, org_id }) => [id, org_id]));
  const devices = await trx
    .selectFrom('device')
    .select(['id', 'device_number', 'project_id'])
    .where('device_type', '=', FACE_GATE)
    .orderBy('device_number')
    .execute();
  const gates: (DemoGate & { name: string })[] = [];
  for (let project = 1; project <= PROJECTS; project += 1) {
    const project_id = demoId('project', project);
    const org_id = organisationOf.get(project_id)!;
    const own = devices.filter((device) => device.project_id === project_id).slice(0, 2);
    const used = own.length > 0 ? own : [await insertDevice(trx, project, project_id, org_id)];
    for (const [at, { id: device_id, device_number }] of used.entries()) {
      const direction = used.length === 1 ? GATE_DIRECTION.both : at === 0 ? GATE_DIRECTION.in : GATE_DIRECTION.out;
      const name = used.length === 1 ? '大门' : at === 0 ? '南门进口' : '南门出口';
      const id = demoId('gate', gates.length + 1);
      gates.push({ id, project_id, org_id, device_id, device_number, direction, name });
    }
  }
  const by = {
    created_at: AT,
    created_by: accountId('admin'),
    updated_at: AT,
    updated_by: accountId('admin'),
    version: 1,
  };
  await trx
    .insertInto('gate')
    .values(
      gates.map(({ name, id, project_id, org_id, device_id, direction }) => {
        const gate = { id, project_id, org_id, device_id, direction };
        const stale = gate.project_id === demoId('project', STALE);
        const seen = stale ? new Date(DEMO_NOW - 86_400_000).toISOString() : AT;
        return {
          ...gate,
          ...by,
          gate_name: name,
          status: GATE_USE.inUse,
          list_state: stale ? GATE_LIST.sent : GATE_LIST.acknowledged,
          list_version: 1,
          acked_version: stale ? 0 : 1,
          sent_at: AT,
          acked_at: seen,
          stale_since: stale ? seen : null,
          attempts: stale ? 5 : 0,
          last_seen_at: seen,
          clock_offset: stale ? 4 : 1,
        };
      }),
    )
    .execute();
  return gates;
}

async function insertDevice(trx: Db, project: number, project_id: string, org_id: string) {
  const device = { id: demoId('gate-device', project), device_number: `MJ-${String(project).padStart(2, '0')}-01` };
  await trx
    .insertInto('device')
    .values({
      ...device,
      org_id,
      project_id,
      created_at: AT,
      updated_at: AT,
      version: 1,
      device_name: '大门人脸闸机',
      device_type: FACE_GATE,
      // It has never sent readings: passages are its matter.
      online: 2,
      warn_level: 0,
      install_status: 2,
      install_place: '大门',
      installed_at: FROM,
    })
    .execute();
  return device;
}

/** Entries as of the day of the demo; the rules compute them again as soon as a server runs. */
async function insertPasses(trx: Db): Promise<void> {
  const people = await trx
    .selectFrom('staff as s')
    .innerJoin('gate as g', 'g.project_id', 's.project_id')
    .distinctOn('s.id')
    .select(['s.id', 's.org_id', 's.project_id'])
    .where('s.status', '=', STAY.onSite)
    .orderBy('s.id')
    .execute();
  await trx
    .insertInto('gate_pass')
    .values(
      people.map(({ id: staff_id, org_id, project_id }, index) => ({
        id: demoId('gate-pass', index + 1),
        org_id,
        staff_id,
        project_id: project_id!,
        created_at: AT,
        updated_at: AT,
        version: 1,
        state: GATE_PASS.mayPass,
        by_face: false,
        by_code: true,
        pass_code: `demo${demoId('gate-pass', index + 1).slice(-16)}`,
        card_number: index % 4 === 3 ? `00${String(47_000_000 + index * 7919)}` : null,
        list_version: 1,
        changed_at: AT,
      })),
    )
    .execute();
  await trx
    .insertInto('gate_list')
    .columns(['project_id', 'list_version', 'due_at', 'made_at'])
    .expression((eb) =>
      eb
        .selectFrom('gate')
        .distinct()
        .select([
          'project_id',
          sql<number>`1`.as('v'),
          sql<string>`${AT}::timestamptz`.as('d'),
          sql<string>`${AT}::timestamptz`.as('m'),
        ]),
    )
    .execute();
}

/** A drawn placeholder of somebody at a gate. */
async function keptPicture(trx: Db, blobs: BlobStore, { org_id }: DemoGate): Promise<string> {
  const raster = new Raster(320, 240, [
    [225, 230, 238],
    [120, 130, 150],
    [60, 72, 96],
  ]);
  raster.rect(0, 180, 320, 60, 1);
  raster.rect(120, 60, 80, 90, 2);
  raster.rect(95, 150, 130, 90, 2);
  const bytes = raster.png();
  const file = { name: '抓拍.png', type: 'image/png', size: bytes.length };
  const by = { org_id, account_id: accountId('admin'), now: DEMO_NOW };
  const id = await addFile(trx, { ...file, hash: await keepBlob(trx, blobs, bytes), folder: 'passage', ...by });
  return JSON.stringify([{ id, ...file }]);
}
