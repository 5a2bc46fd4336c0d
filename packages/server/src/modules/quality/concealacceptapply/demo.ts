import { CONCEAL } from '@gongdi/domain';
import { accountId, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';

const SECTIONS = ['东段', '中段', '西段'];
const OFFICE = organisationId('kechuang');

/** Rebar of each section: days ago when it was to be covered; below zero: it is to come. */
const COVERED = Array.from({ length: 24 }, (_, at) => ({
  number: at + 1,
  floor: Math.floor(at / 3) + 1,
  section: at % 3,
  ago: 63 - Math.floor(at / 3) * 9 - (at % 3) * 2,
}));

/** Requests for the concealed rebar of the tower, with their records; one was rejected first, the next one waits. */
export default defineDemo({
  name: 'concealacceptapply',
  after: ['inspectionlot', 'taskmanage'],
  async load(trx) {
    const shown = COVERED.filter(({ ago }) => ago > -4);
    await trx.insertInto('conceal_request').values(shown.map(requestOf)).execute();
    const records = shown.flatMap((one) => [
      ...(one.number === 7 ? [recordOf(one, CONCEAL.rejected)] : []),
      ...(one.ago > 0 ? [recordOf(one, CONCEAL.passed)] : []),
    ]);
    await trx.insertInto('conceal_record').values(records).execute();
  },
});

type Covered = (typeof COVERED)[number];

const nameOf = ({ floor, section }: Covered): string => `${floor}层${SECTIONS[section]}墙柱、梁板钢筋隐蔽`;
const CONTENT = '纵筋、箍筋规格间距按图，接头错开，保护层垫块齐全，预埋管线固定牢固，自检合格';

function system(at: string, user: string) {
  return {
    org_id: OFFICE,
    created_at: at,
    created_by: accountId(user),
    updated_at: at,
    updated_by: accountId(user),
    version: 1,
    project_id: demoId('project', 1),
  };
}

function requestOf(one: Covered) {
  const { number, floor, section, ago } = one;
  const passed = ago > 0;
  const told = Math.max(ago + 3, 1);
  return {
    ...system(demoTime(told + 1), 'contractor'),
    id: demoId('conceal_request', number),
    request_title: nameOf(one),
    conceal_status: passed ? CONCEAL.passed : CONCEAL.notified,
    conceal_kind: 1,
    part_id: demoId('part', 20 + floor * 10 + section),
    lot_id: demoId('inspection_lot', 12 + (number - 1) * 3 + 1),
    // The next step of the section: its formwork.
    task_id: demoId('work_task', (number - 1) * 3 + 2),
    content: CONTENT,
    drawing_number: `结施-${10 + floor}`,
    supervisor_id: accountId('patrol'),
    planned_at: demoTime(ago, 14),
    photo_at: demoTime(told, 8),
    photo_place: JSON.stringify({ longitude: 121.5906, latitude: 31.2044, address: `${floor}层${SECTIONS[section]}` }),
    notified_by: accountId('contractor'),
    notified_at: demoTime(told, 9),
    ...(passed && {
      accept_opinion: '符合设计和规范要求，同意隐蔽',
      accepted_by: accountId('patrol'),
      accepted_at: demoTime(ago, 15),
    }),
  };
}

function recordOf(one: Covered, conceal_status: number) {
  const { number, floor, section, ago } = one;
  const rejected = conceal_status === CONCEAL.rejected;
  const at = demoTime(rejected ? ago + 1 : ago, 15);
  return {
    ...system(at, 'patrol'),
    id: demoId('conceal_record', number + (rejected ? 100 : 0)),
    record_title: nameOf(one),
    conceal_status,
    request_id: demoId('conceal_request', number),
    part_id: demoId('part', 20 + floor * 10 + section),
    content: CONTENT,
    drawing_number: `结施-${10 + floor}`,
    notified_at: demoTime(ago + 3, 9),
    opinion: rejected ? '悬挑梁上部钢筋位置偏低，保护层过大，调整后重新报验' : '符合设计和规范要求，同意隐蔽',
    accepted_by: accountId('patrol'),
    accepted_at: at,
  };
}
