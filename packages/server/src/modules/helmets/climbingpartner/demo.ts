import { CLIMB, CLIMB_WATCH, climbingpartner, gradeOfHeight, HELMET } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';

const HOUR = 3_600_000;
/** Work, place, height in metres, whether an objective hazard is present. */
const WORKS: readonly (readonly [work: string, spot: string, height: number, hazard: boolean])[] = [
  ['外架拆除连墙件', '3 号楼 12 层东侧外架', 36, false],
  ['塔吊附着安装', '1# 塔吊第二道附着', 24.5, true],
  ['钢梁高强螺栓终拧', '屋面桁架 C 轴', 18.2, false],
  ['幕墙龙骨焊接', '2 号楼 6 层西立面', 21, true],
  ['临边防护栏恢复', '5 层电梯井口', 14.4, false],
  ['模板支架搭设', '大堂高支模区', 8.6, false],
  ['管道吊架安装', '地下一层车库', 4.2, false],
  ['卸料平台安装', '1 号楼 9 层北侧', 27, true],
];
const MEASURES = '双钩安全带高挂低用，下方设警戒区，专人监护，作业前检查锚固点';
/** States in turn; the newest one of the first site is under way. */
const STATES = [CLIMB.ended, CLIMB.ended, CLIMB.ended, CLIMB.refused, CLIMB.ended, CLIMB.expired, CLIMB.ended];
const COUNT = 42;

/** Seven months of permits on the sites with helmets, one of them under way. */
export default defineDemo({
  name: 'climbingpartner',
  after: ['helmetmanage'],
  async load(trx) {
    const worn = await trx
      .selectFrom('helmet')
      .select(['project_id', 'org_id', 'staff_id'])
      .where('status', '=', HELMET.worn)
      .orderBy('id')
      .execute();
    const projects = [...new Set(worn.map(({ project_id }) => project_id))].filter(
      (one) => worn.filter(({ project_id }) => project_id === one).length > 1,
    );
    const by = accountId('contractor');
    for (let at = 0; at < COUNT; at += 1) {
      const project_id = projects[at % projects.length]!;
      const own = worn.filter((one) => one.project_id === project_id);
      const worker_id = own[at % own.length]!.staff_id!;
      const watcher_id = own[(at + 1) % own.length]!.staff_id!;
      const [work, spot, height, hazard] = WORKS[at % WORKS.length]!;
      const ago = (COUNT - 1 - at) * 5 * 24 * HOUR;
      const isNow = at === COUNT - 1;
      const waits = at === COUNT - 2 || at === COUNT - 3;
      const from = isNow ? DEMO_NOW - HOUR : DEMO_NOW - ago - (waits ? -26 * HOUR - ago : 0);
      const status = isNow ? CLIMB.working : waits ? CLIMB.asked : STATES[at % STATES.length]!;
      const access = { scope: WHOLE, account_id: by, org_id: own[0]!.org_id, now: Math.min(from - HOUR, DEMO_NOW) };
      const begun = status === CLIMB.working || status === CLIMB.ended;
      const time = (hours: number): string => new Date(from + hours * HOUR).toISOString();
      await resourceRepository(trx, climbingpartner).addAhead(access, {
        id: demoId('climb', at + 1),
        work,
        status,
        worker_id,
        watcher_id,
        project_id,
        spot,
        height,
        hazard,
        grade: gradeOfHeight(height, hazard),
        planned_from: time(0),
        planned_to: time(isNow ? 9 : 4),
        measures: MEASURES,
        ...(status !== CLIMB.asked && status !== CLIMB.expired && { approved_by: by, approved_at: time(-0.5) }),
        ...(begun && { started_at: time(0.1), ground: 4.5 }),
        ...(status === CLIMB.ended && { ended_at: time(3.2) }),
        ...(isNow && { watch_state: CLIMB_WATCH.fine, watch_since: time(0.1) }),
        ...(status === CLIMB.refused && { note: '风力已达六级，改期作业' }),
      });
    }
  },
});
