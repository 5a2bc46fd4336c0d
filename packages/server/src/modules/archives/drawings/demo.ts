import { CHANGE, CHANGE_KIND, designchange, DRAWING, drawingreview, drawingversion, REVIEW } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';

const PROJECT = demoId('project', 1);
const dayAgo = (ago: number) => new Date(DEMO_NOW - ago * 86_400_000).toISOString().slice(0, 10);

/** Prefix of the numbers, discipline, and the names of its drawings. */
const SETS: readonly (readonly [string, number, readonly string[]])[] = [
  [
    '建施',
    1,
    ['总平面图', '一层平面图', '二层平面图', '三至八层平面图', '屋顶平面图', '南立面图', '1-1 剖面图', '卫生间大样'],
  ],
  [
    '结施',
    2,
    [
      '结构设计总说明',
      '桩位平面图',
      '基础底板配筋图',
      '地下室墙柱平法图',
      '三层梁平法施工图',
      '标准层板配筋图',
      '楼梯详图',
    ],
  ],
  ['水施', 3, ['给水系统图', '排水系统图', '消火栓系统图', '喷淋平面图', '泵房大样']],
  ['暖施', 4, ['空调风管平面图', '空调水系统图', '防排烟系统图', '制冷机房大样']],
  ['电施', 5, ['配电系统图', '照明平面图', '防雷接地平面图', '火灾报警系统图', '弱电桥架平面图']],
  ['幕施', 6, ['幕墙立面分格图', '幕墙节点详图']],
];
/** Drawings of which there is a second version. */
const REVISED = new Set(['建施-04', '结施-05', '结施-06', '电施-02', '幕施-01']);

/** Drawings with their versions, reviews and changes of the site office's project. */
export default defineDemo({
  name: 'drawings',
  after: ['partmanage'],
  async load(trx) {
    const access = (ago: number) => demoAccess('contractor', 'kechuang', ago);
    const all = SETS.flatMap(([prefix, drawing_discipline, names], set) =>
      names.map((drawing_name, at) => ({
        drawing_number: `${prefix}-${String(at + 1).padStart(2, '0')}`,
        drawing_name,
        drawing_discipline,
        number: set * 20 + at + 1,
      })),
    );
    const versions = resourceRepository(trx, drawingversion);
    const common = {
      project_id: PROJECT,
      drawing_status: DRAWING.current,
      part_id: demoId('part', 1),
      open_changes: 0,
    };
    await versions.insertMany(
      access(210),
      all.map(({ number, ...one }) => ({
        ...common,
        ...one,
        id: demoId('drawing', number),
        version_label: 'A',
        version_date: dayAgo(215),
        received_on: dayAgo(210),
      })),
    );
    await versions.insertMany(
      access(70),
      all
        .filter(({ drawing_number }) => REVISED.has(drawing_number))
        .map(({ number, ...one }) => ({
          ...common,
          ...one,
          id: demoId('drawing', 1000 + number),
          version_label: 'B',
          version_date: dayAgo(72),
          received_on: dayAgo(70),
          revision_note: '按图纸会审答复和设计变更修改',
        })),
    );
    await loadReviews(trx);
    await loadChanges(trx);
  },
});

async function loadReviews(trx: Db): Promise<void> {
  const access = (ago: number) => demoAccess('contractor', 'kechuang', ago);
  const reviews = resourceRepository(trx, drawingreview);
  const people = { participants: '建设、设计、监理、施工四方', answerer_id: accountId('contractor') };
  await reviews.addAhead(access(195), {
    id: demoId('drawing_review', 1),
    review_name: '地下结构图纸会审（第一次）',
    review_status: REVIEW.closed,
    project_id: PROJECT,
    review_date: dayAgo(196),
    answer_due: dayAgo(188),
    drawings: [demoId('drawing', 22), demoId('drawing', 23), demoId('drawing', 24)],
    ...people,
    questions: [
      {
        drawing_number: '结施-02',
        question: '3 轴交 C 轴桩顶标高与承台底标高不一致',
        asked_by: '施工单位',
        answer: '以承台底标高为准，桩顶嵌入 100 mm',
      },
      {
        drawing_number: '结施-03',
        question: '底板后浇带与集水坑位置重叠',
        asked_by: '施工单位',
        answer: '后浇带向东移 1.2 m，见变更 SJBG-001',
      },
      {
        drawing_number: '结施-04',
        question: '外墙水平筋搭接长度未注明',
        asked_by: '监理单位',
        answer: '按 1.4 laE 执行',
      },
    ],
    conclusion: '三条问题全部答复，会审闭合',
    closer_id: accountId('contractor'),
    closed_at: demoTime(187, 15),
  });
  await reviews.addAhead(access(12), {
    id: demoId('drawing_review', 2),
    review_name: '机电与幕墙图纸会审',
    review_status: REVIEW.answering,
    project_id: PROJECT,
    review_date: dayAgo(12),
    answer_due: dayAgo(-3),
    drawings: [demoId('drawing', 62), demoId('drawing', 84), demoId('drawing', 1000 + 101)],
    ...people,
    questions: [
      {
        drawing_number: '暖施-02',
        question: '空调水管与消防桥架在 4 轴净距不足',
        asked_by: '施工单位',
        answer: '水管下翻 150 mm',
      },
      { drawing_number: '电施-04', question: '三层北侧探测器间距超过 5.8 m', asked_by: '监理单位' },
      { drawing_number: '幕施-01', question: 'B 版分格与建施-04 洞口不符', asked_by: '施工单位' },
    ],
  });
}

async function loadChanges(trx: Db): Promise<void> {
  const access = (ago: number) => demoAccess('contractor', 'kechuang', ago);
  const changes = resourceRepository(trx, designchange);
  const confirmer_id = accountId('contractor');
  const base = { project_id: PROJECT, confirmer_id };
  const change = (ago: number, row: Parameters<typeof changes.insert>[1]) => changes.addAhead(access(ago), row);
  await change(186, {
    ...base,
    id: demoId('design_change', 1),
    change_title: '底板后浇带东移 1.2 m',
    change_status: CHANGE.done,
    change_number: 'SJBG-001',
    change_kind: CHANGE_KIND.change,
    change_date: dayAgo(186),
    asked_by: '设计单位',
    content: '底板后浇带由 4 轴东移 1.2 m，避开集水坑；配筋不变。',
    drawings: [demoId('drawing', 23)],
    parts: [demoId('part', 4)],
    quantities: [{ item: '后浇带钢板网', unit: 'm²', before: 186, after: 192, price: '42.00' }],
    delay_days: 0,
    confirmed_at: demoTime(184, 10),
    done_on: dayAgo(160),
  });
  await change(30, {
    ...base,
    id: demoId('design_change', 2),
    change_title: '三层 KL5 梁截面调整',
    change_status: CHANGE.confirmed,
    change_number: 'SJBG-002',
    change_kind: CHANGE_KIND.change,
    change_date: dayAgo(30),
    asked_by: '设计单位',
    content: '三层 KL5 由 300×600 改为 350×650，上部纵筋增加 2 根 25。',
    drawings: [demoId('drawing', 1000 + 25)],
    parts: [demoId('part', 59)],
    quantities: [
      { item: 'C35 混凝土', unit: 'm³', before: 18.4, after: 23.2, price: '512.00' },
      { item: 'HRB400E 钢筋', unit: 't', before: 3.1, after: 3.9, price: '4380.00' },
    ],
    delay_days: 1,
    confirmed_at: demoTime(27, 10),
  });
  await change(9, {
    ...base,
    id: demoId('design_change', 3),
    change_title: '卫生间隔墙由砌块改为轻质条板',
    change_status: CHANGE.asked,
    change_number: 'QS-001',
    change_kind: CHANGE_KIND.negotiation,
    change_date: dayAgo(9),
    asked_by: '施工单位',
    content: '标准层卫生间隔墙改用 100 厚轻质条板，门洞加过梁。',
    drawings: [demoId('drawing', 8)],
    parts: [],
    quantities: [{ item: '隔墙', unit: 'm²', before: 620, after: 620, price: '-8.50' }],
    delay_days: -3,
  });
}
