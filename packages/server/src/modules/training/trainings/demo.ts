import { civilDay, DEFAULT_TIME_ZONE, train, trainsign, type InputOf } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';

const DAY = 86_400_000;
const day = (ago: number): string => civilDay(DEMO_NOW - ago * DAY, DEFAULT_TIME_ZONE);

interface DemoTraining {
  ago: number;
  kind: number;
  name: string;
  hours: number;
  content: string;
  trade?: number;
  people: readonly string[];
  status: number;
}

const COMPANY = '安全生产法律法规、公司安全管理制度、从业人员权利义务、典型事故案例、工伤保险与应急求助方式。';
const PROJECT = '工程概况与危险源、现场安全纪律、“三宝四口五临边”、消防与临时用电、应急疏散路线。';
const TEAM = '本工种操作规程、班组作业特点与危险因素、防护用品使用、互保联保、岗位应急处置。';
const TALKS = [
  ['3 号楼外架搭设', '检查安全带与扣件，连墙件未到位不得上人；上下走爬梯。'],
  ['地下室模板拆除', '拆模令已批准；拆除区域设警戒，先拆非承重后拆承重。'],
  ['塔吊顶升配合', '六级风停止；警戒区内不得站人，指挥信号统一。'],
  ['雨后复工检查', '清理积水，检查配电箱、边坡和脚手架基础后再作业。'],
  ['钢筋绑扎', '临边洞口防护完好；高处绑扎搭设操作平台，材料不集中堆放。'],
  ['动火作业', '动火证已办，灭火器到位，专人监护，收工检查余火。'],
  ['混凝土浇筑', '布料机固定牢靠，夜间照明充足，振捣工穿绝缘鞋戴绝缘手套。'],
  ['卸料平台使用', '限载 1 吨，专人指挥，吊离前人员撤离平台。'],
] as const;

/** Trainings of seven projects over half a year, with those who signed in. Some people lack their team level. */
export default defineDemo({
  name: 'trainings',
  after: ['staff', 'exams'],
  async load(trx) {
    const people = await trx
      .selectFrom('staff')
      .select(['id', 'trade', 'project_id'])
      .orderBy('id')
      .limit(35)
      .execute();
    for (let project = 1; project <= 7; project += 1) {
      const own = people.filter((one) => one.project_id === demoId('project', project));
      await load(trx, project, trainingsOf(project, own));
    }
  },
});

/** Trainings of one project: the three levels, then daily talks and what comes up. */
function trainingsOf(project: number, own: readonly { id: string; trade: number }[]): DemoTraining[] {
  const all = own.map((one) => one.id);
  const since = 170 - project * 8;
  const level = (kind: number, name: string, hours: number, content: string, ago: number) => ({
    ago,
    kind,
    name,
    hours,
    content,
    people: all,
    status: 3,
  });
  const teams = [...new Set(own.slice(0, 4).map((one) => one.trade))].map((trade) => ({
    ...level(3, '班组级安全教育', 20, TEAM, since - 6),
    trade,
    people: own.filter((one) => one.trade === trade).map((one) => one.id),
  }));
  const talks = TALKS.slice(0, project === 1 ? 8 : 3).map(([name, content], at) => ({
    ...level(4, `班前教育：${name}`, 0.2, content, project === 1 ? 1 + at * 2 : 5 + at * 9 + project),
    people: all.slice(at % 2),
    status: 2,
  }));
  const coming =
    project > 2
      ? []
      : [{ ...level(7, '冬季施工安全教育', 4, '防火、防滑、防冻、防煤气中毒，冬季高处作业要点。', -9), status: 1 }];
  return [
    level(1, '公司级安全教育（新进场）', 15, COMPANY, since),
    level(2, '项目级安全教育（新进场）', 15, PROJECT, since - 3),
    ...teams,
    ...talks,
    ...(project === 3 ? [level(6, '节后复工安全教育', 4, '复工检查、收心教育、本周危险性较大作业安排。', 28)] : []),
    ...coming,
  ];
}

async function load(trx: Db, project: number, list: readonly DemoTraining[]): Promise<void> {
  const access = demoAccess('contractor', 'kechuang', 0);
  const idOf = (at: number) => demoId('training', project * 100 + at);
  await resourceRepository(trx, train).insertMany(
    access,
    list.map(
      ({ ago, kind, name, hours, content, trade, people, status }, at): InputOf<typeof train> & { id: string } => ({
        id: idOf(at),
        training_name: name,
        training_kind: kind,
        status,
        project_id: demoId('project', project),
        training_date: day(ago),
        hours,
        trade: trade ?? null,
        place: kind === 4 ? '班组作业面' : '项目部会议室',
        trainer: kind === 1 ? '陈建国' : '周志强',
        organiser_id: accountId(kind === 1 ? 'contractor' : 'patrol'),
        staff_ids: [...people],
        content,
        paper_id: kind === 1 ? demoId('paper', 1) : null,
        ...(status === 1
          ? {}
          : { signed_count: people.length, held_at: new Date(DEMO_NOW - ago * DAY + 3_600_000).toISOString() }),
      }),
    ),
  );
  await resourceRepository(trx, trainsign).insertMany(
    access,
    list.flatMap(({ ago, hours, people, status }, at) =>
      status === 1
        ? []
        : people.map((staff_id, place): InputOf<typeof trainsign> => ({
            staff_id,
            training_id: idOf(at),
            hours,
            sign_way: 1,
            signed_at: new Date(DEMO_NOW - ago * DAY + place * 40_000).toISOString(),
          })),
    ),
  );
}
