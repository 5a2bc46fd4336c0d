import { STATION, STATION_RECORD } from '@gongdi/domain';
import { accountId, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';

const SECTIONS = ['东段', '中段', '西段'];
/** Weather by turns. */
const WEATHER = ['多云 12–18 ℃', '晴 15–23 ℃', '阴 10–15 ℃'];

/** Concreting of each section: days ago; below zero: it is to come. */
const POURED = Array.from({ length: 24 }, (_, at) => ({
  number: at + 1,
  floor: Math.floor(at / 3) + 1,
  section: at % 3,
  ago: 60 - Math.floor(at / 3) * 9 - (at % 3) * 2,
}));
type Poured = (typeof POURED)[number];

/** Requests to stand by at the concreting of the tower, and what was recorded. */
export default defineDemo({
  name: 'stationrecord',
  after: ['taskmanage', 'qualitypost'],
  async load(trx) {
    await trx
      .insertInto('station_request')
      .values(POURED.filter(({ ago }) => ago > -8).map(requestOf))
      .execute();
    await trx
      .insertInto('station_record')
      .values(POURED.filter(({ ago }) => ago > 0).map(recordOf))
      .execute();
  },
});

function common({ floor, section }: Poured, at: string, user: string) {
  return {
    org_id: organisationId('kechuang'),
    created_at: at,
    created_by: accountId(user),
    updated_at: at,
    updated_by: accountId(user),
    version: 1,
    project_id: demoId('project', 1),
    part_id: demoId('part', 20 + floor * 10 + section),
    station_kind: 1,
  };
}

const nameOf = ({ floor, section }: Poured): string => `${floor}层${SECTIONS[section]}梁板混凝土浇筑`;

function requestOf(one: Poured) {
  const { number, ago } = one;
  const told = Math.max(ago + 2, 0);
  const status = ago > 0 ? STATION.recorded : ago > -3 ? STATION.confirmed : STATION.draft;
  return {
    ...common(one, demoTime(told + 1), 'contractor'),
    id: demoId('station_request', number),
    station_title: nameOf(one),
    station_status: status,
    task_id: demoId('work_task', (number - 1) * 3 + 3),
    planned_begin: demoTime(ago, 18),
    planned_end: demoTime(ago, 23),
    planned_quantity: '86 m³ C35',
    supervisor_id: accountId('patrol'),
    request_note: '隐蔽验收已通过，人员、泵车和混凝土供应已落实',
    ...(status !== STATION.draft && {
      notified_by: accountId('contractor'),
      notified_at: demoTime(told, 9),
      confirmed_at: demoTime(told, 11),
      confirm_note: '按时到场',
    }),
  };
}

function recordOf(one: Poured) {
  const { number, ago } = one;
  return {
    ...common(one, demoTime(ago, 23), 'patrol'),
    id: demoId('station_record', number),
    record_title: nameOf(one),
    record_status: STATION_RECORD.signed,
    record_number: `PZ-2026-${String(number).padStart(3, '0')}`,
    request_id: demoId('station_request', number),
    begin_at: demoTime(ago, 18),
    end_at: demoTime(ago, 22, 40),
    weather: WEATHER[number % WEATHER.length]!,
    works: 'C35 商品混凝土，汽车泵 1 台，振捣工 6 人；坍落度 180、175 mm；留置标养 2 组、同条件 1 组',
    quantity: 82 + (number % 9),
    quantity_unit: 'm³',
    problems: number % 5 === 0 ? '梁柱节点不同强度等级分隔不到位，已要求加设钢丝网，整改后继续浇筑' : null,
    signed_by: accountId('patrol'),
    signed_at: demoTime(ago, 22, 50),
  };
}
