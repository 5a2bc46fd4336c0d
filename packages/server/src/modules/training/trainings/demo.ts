import {
  civilDay,
  daysLater,
  DEFAULT_TIME_ZONE,
  train,
  TRAINING,
  TRAINING_STATE,
  trainsign,
  type InputOf,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { anyOf, resourceRepository, WHOLE, type Db } from '../../../store/index.ts';

const DAY = 86_400_000;
const day = (ago: number): string => civilDay(DEMO_NOW - ago * DAY, DEFAULT_TIME_ZONE);
/** People up to here have sat the exam of the company level (demo of exams). */
const EXAMINED = 30;

interface Person {
  id: string;
  trade: number;
  project_id: string | null;
  entry_date: string | null;
  exit_date: string | null;
  /** Trade before a change; nobody has been trained for the present one. */
  before: number | null;
  examined: boolean;
}

interface DemoTraining {
  on: string;
  kind: number;
  name: string;
  hours: number;
  content: string;
  trade?: number;
  people: readonly string[];
  paper?: boolean;
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

/**
 * The three levels of everybody before the day on which the person came on site, and daily talks of those who were there.
 * Who changed the trade lacks the training for the new one.
 */
export default defineDemo({
  name: 'trainings',
  after: ['staff', 'exams'],
  async load(trx) {
    const rows = await trx
      .selectFrom('staff as s')
      .select(['s.id', 's.trade', 's.project_id', 's.entry_date', 's.exit_date'])
      .select(({ selectFrom }) =>
        selectFrom('movement as m')
          .select('m.trade')
          .whereRef('m.staff_id', '=', 's.id')
          .whereRef('m.trade', '!=', 's.trade')
          .limit(1)
          .as('before'),
      )
      .orderBy('s.id')
      .execute();
    const people = rows.map((row, at): Person => ({ ...row, examined: at < EXAMINED }));
    const projects = await trx
      .selectFrom('project')
      .select(['id', 'org_id'])
      .where('id', '=', anyOf([...new Set(people.flatMap(({ project_id }) => project_id ?? []))]))
      .orderBy('id')
      .execute();
    for (const [at, project] of projects.entries()) {
      const own = people.filter(({ project_id }) => project_id === project.id);
      await load(trx, { ...project, number: at + 1 }, [...levelsOf(own), ...talksOf(at + 1, own)]);
    }
  },
});

const base = (kind: number, name: string, hours: number, content: string) => ({ kind, name, hours, content });

/** The three levels, person by person: nobody comes on site on the day of another. */
function levelsOf(own: readonly Person[]): DemoTraining[] {
  return own.flatMap(({ id, trade, before, entry_date, examined }): DemoTraining[] => {
    if (!entry_date) return [];
    const done = { people: [id], status: TRAINING_STATE.archived };
    return [
      {
        ...base(TRAINING.company, '公司级安全教育（新进场）', 15, COMPANY),
        ...done,
        on: daysLater(entry_date, -6),
        paper: examined,
      },
      { ...base(TRAINING.project, '项目级安全教育（新进场）', 15, PROJECT), ...done, on: daysLater(entry_date, -4) },
      {
        ...base(TRAINING.team, '班组级安全教育', 20, TEAM),
        ...done,
        on: daysLater(entry_date, -3),
        trade: before ?? trade,
      },
    ];
  });
}

/** Daily talks of the people who are on site, and what comes up. */
function talksOf(project: number, own: readonly Person[]): DemoTraining[] {
  const there = (on: string) =>
    own
      .filter(({ entry_date, exit_date }) => entry_date && entry_date <= on && (!exit_date || on <= exit_date))
      .map(({ id }) => id);
  const talks = TALKS.slice(0, project === 1 ? 8 : project <= 7 ? 3 : 0).map(([name, content], at): DemoTraining => {
    const on = day(project === 1 ? 1 + at * 2 : 5 + at * 9 + project);
    const talk = base(TRAINING.daily, `班前教育：${name}`, 0.2, content);
    return { ...talk, on, people: there(on).slice(at % 2), status: TRAINING_STATE.held };
  });
  const winter = base(TRAINING.yearly, '冬季施工安全教育', 4, '防火、防滑、防冻、防煤气中毒，冬季高处作业要点。');
  const height = base(TRAINING.special, '高处作业专项教育', 2, '生命绳与安全带挂点、作业平台验收、恶劣天气停工标准。');
  const back = base(TRAINING.comeBack, '节后复工安全教育', 4, '复工检查、收心教育、本周危险性较大作业安排。');
  const { planned, held, overdue } = TRAINING_STATE;
  return [
    ...talks,
    ...(project === 3 ? [{ ...back, on: day(28), people: there(day(28)), status: held }] : []),
    ...(project <= 2 ? [{ ...winter, on: day(-9), people: there(day(0)), status: planned }] : []),
    ...(project === 1 ? [{ ...height, on: day(4), people: there(day(4)), status: overdue }] : []),
  ];
}

const isHeld = (status: number): boolean => status === TRAINING_STATE.held || status === TRAINING_STATE.archived;

async function load(
  trx: Db,
  project: { id: string; org_id: string | null; number: number },
  list: readonly DemoTraining[],
): Promise<void> {
  const access = { scope: WHOLE, account_id: accountId('contractor'), org_id: project.org_id, now: DEMO_NOW };
  const idOf = (at: number) => demoId('training', project.number * 100 + at);
  const at9 = (on: string, seconds: number) => new Date(Date.parse(`${on}T01:00:00Z`) + seconds * 1000).toISOString();
  await resourceRepository(trx, train).insertMany(
    access,
    list.map(
      (
        { on, kind, name, hours, content, trade, people, paper, status },
        at,
      ): InputOf<typeof train> & { id: string } => ({
        id: idOf(at),
        training_name: name,
        training_kind: kind,
        status,
        project_id: project.id,
        training_date: on,
        hours,
        trade: trade ?? null,
        place: kind === TRAINING.daily ? '班组作业面' : '项目部会议室',
        trainer: kind === TRAINING.company ? '陈建国' : '周志强',
        organiser_id: accountId(kind === TRAINING.company ? 'contractor' : 'patrol'),
        staff_ids: [...people],
        content,
        paper_id: paper ? demoId('paper', 1) : null,
        ...(isHeld(status) ? { signed_count: people.length, held_at: at9(on, 3600) } : {}),
      }),
    ),
  );
  await resourceRepository(trx, trainsign).insertMany(
    access,
    list.flatMap(({ on, hours, people, status }, at) =>
      isHeld(status)
        ? people.map((staff_id, place): InputOf<typeof trainsign> => ({
            staff_id,
            training_id: idOf(at),
            hours,
            sign_way: 1,
            signed_at: at9(on, place * 40),
          }))
        : [],
    ),
  );
}
