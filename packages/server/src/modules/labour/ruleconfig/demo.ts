import { ruleconfig } from '@gongdi/domain';
import { defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

/** Number, behaviour, kind, points, category (dictionaries `point_kind`, `point_category`). */
const RULES: readonly (readonly [code: string, name: string, kind: number, points: number, category: number])[] = [
  ['K-101', '进入现场未佩戴安全帽', 1, 2, 1],
  ['K-102', '安全帽未系下颏带', 1, 1, 1],
  ['K-201', '高处作业未系安全带', 1, 6, 2],
  ['K-202', '擅自拆除临边、洞口防护', 1, 6, 2],
  ['K-203', '向下抛掷物料', 1, 4, 2],
  ['K-301', '私拉乱接电线', 1, 4, 3],
  ['K-302', '非电工操作配电箱', 1, 6, 3],
  ['K-401', '无动火证动火', 1, 6, 4],
  ['K-402', '动火现场无人监护', 1, 3, 4],
  ['K-501', '在吊物下方停留或通过', 1, 4, 5],
  ['K-502', '违章指挥起重吊装', 1, 12, 5],
  ['K-601', '在作业区吸烟', 1, 2, 6],
  ['K-602', '酒后上岗', 1, 12, 6],
  ['J-701', '主动报告事故隐患', 2, 2, 7],
  ['J-702', '参加应急演练表现突出', 2, 1, 7],
  ['J-703', '制止他人违章', 2, 3, 7],
];

/** Rules of the first contractor. */
export default defineDemo({
  name: 'ruleconfig',
  async load(trx) {
    for (const [index, [rule_code, rule_name, kind, points, category]] of RULES.entries())
      await resourceRepository(trx, ruleconfig).addAhead(demoAccess('contractor', 'pujiang', 200), {
        id: demoId('behaviour-rule', index + 1),
        rule_code,
        rule_name,
        kind,
        points,
        category,
        enabled: true,
        basis: '集团安全奖惩办法',
      });
  },
});
