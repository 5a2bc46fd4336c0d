import { ASSESS, GRADE, LEVEL, LOOK, SCHEME } from '@gongdi/domain';
import { accountId, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';

interface Node {
  number: number;
  up: number | null;
  level: number;
  name: string;
  code: string;
  /** Days ago when it was accepted, where it was. */
  accepted?: number;
  more?: { first_due?: boolean; survey_due?: boolean; design_due?: boolean; part?: number };
}

const node = (number: number, up: number | null, level: number, name: string, code: string, rest: Partial<Node> = {}) =>
  ({ number, up, level, name, code, ...rest }) satisfies Node;

/** The division of the site office's project; the basement has been accepted, the tower is under way. */
const NODES: readonly Node[] = [
  node(11, null, LEVEL.unit, '研发塔楼单位工程', 'DW-01'),
  node(2, 11, LEVEL.part, '地基与基础', '01', { more: { survey_due: true, design_due: true, part: 2 } }),
  node(3, 2, LEVEL.subPart, '地下结构', '0102', {
    accepted: 96,
    more: { survey_due: true, design_due: true, part: 2 },
  }),
  node(4, 3, LEVEL.item, '地下结构钢筋', '01020101', { accepted: 104 }),
  node(5, 3, LEVEL.item, '地下结构混凝土', '01020102', { accepted: 100 }),
  node(6, 2, LEVEL.subPart, '地下防水', '0107'),
  node(7, 6, LEVEL.item, '主体结构防水', '01070100'),
  node(8, 11, LEVEL.part, '主体结构', '02', { more: { design_due: true, part: 1 } }),
  node(9, 8, LEVEL.subPart, '混凝土结构', '0201', { more: { design_due: true, part: 3 } }),
  node(10, 9, LEVEL.item, '模板', '02010100', { more: { part: 3 } }),
  node(1, 9, LEVEL.item, '钢筋', '02010200', { more: { first_due: true, part: 3 } }),
  node(12, 9, LEVEL.item, '混凝土', '02010300', { more: { part: 3 } }),
  node(13, 9, LEVEL.item, '现浇结构', '02010500', { more: { first_due: true, part: 3 } }),
  node(14, 8, LEVEL.subPart, '砌体结构', '0202', { more: { part: 3 } }),
  node(15, 14, LEVEL.item, '填充墙砌体', '02020500', { more: { first_due: true, part: 3 } }),
];

/** The division of works over the building, level by level. */
export default defineDemo({
  name: 'qualityassessment',
  after: ['partmanage', 'qualitypost'],
  async load(trx) {
    const levels = [...new Set(NODES.map(({ level }) => level))].toSorted((one, other) => one - other);
    for (const level of levels)
      await trx
        .insertInto('assessment')
        .values(NODES.filter((one) => one.level === level).map(rowOf))
        .execute();
  },
});

function rowOf({ number, up, level, name, code, accepted, more = {} }: Node) {
  const at = demoTime(190 - number);
  return {
    id: demoId('assessment', number),
    org_id: organisationId('kechuang'),
    created_at: at,
    created_by: accountId('contractor'),
    updated_at: at,
    updated_by: accountId('contractor'),
    version: 1,
    // Accepted when its lots are there: nothing is accepted above what is open.
    assess_status: ASSESS.open,
    project_id: demoId('project', 1),
    parent_id: up === null ? null : demoId('assessment', up),
    division_name: name,
    division_level: level,
    division_code: code,
    order_number: NODES.findIndex((one) => one.number === number) + 1,
    part_id: more.part === undefined ? null : demoId('part', more.part),
    assess_scheme: SCHEME.building,
    first_due: more.first_due ?? false,
    survey_due: more.survey_due ?? false,
    design_due: more.design_due ?? false,
    ...(accepted !== undefined && acceptance(accepted)),
    ...(accepted !== undefined && level !== LEVEL.item && besides(accepted)),
  };
}

/** What the acceptance of a node says. @param ago days */
const acceptance = (ago: number) => ({
  assess_grade: GRADE.passed,
  present_opinion: '检查合格，资料齐全，请予验收',
  presented_by: accountId('contractor'),
  presented_at: demoTime(ago + 1, 10),
  accept_opinion: '符合设计和规范要求，同意验收',
  accepted_by: accountId('patrol'),
  accepted_at: demoTime(ago, 16),
});

/** What survey, design and the judgement of the whole say of a part. @param ago days */
const besides = (ago: number) => ({
  records_whole: true,
  tests_passed: true,
  look_result: LOOK.good,
  survey_by: accountId('patrol'),
  survey_at: demoTime(ago, 14),
  survey_opinion: '地基条件与勘察报告相符',
  design_by: accountId('patrol'),
  design_at: demoTime(ago, 15),
  design_opinion: '符合设计要求',
});
