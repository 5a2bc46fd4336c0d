import { agerule, DEFAULT_AGES } from '@gongdi/domain';
import { defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const SEXES: Readonly<Record<number, string>> = { 1: '男性', 2: '女性' };

/** The usual table, not confirmed, and a confirmed warning of the company's own. */
export default defineDemo({
  name: 'agerule',
  async load(trx) {
    const rules = [
      ...DEFAULT_AGES.map(({ gender, age, effect, from_date }) => ({
        rule_name: `${SEXES[gender!]} ${age} 周岁${effect === 2 ? '（高风险工种）' : ''}`,
        gender: gender ?? null,
        age,
        effect,
        from_date,
        confirmed: false,
        basis: '沪建质安联〔2019〕346号',
      })),
      {
        rule_name: '男性 57 周岁提示',
        gender: 1,
        age: 57,
        effect: 3,
        from_date: '2026-01-01',
        confirmed: true,
        basis: '集团用工管理办法',
      },
    ];
    for (const [index, rule] of rules.entries())
      await resourceRepository(trx, agerule).addAhead(demoAccess('contractor', 'pujiang', 200), {
        ...rule,
        id: demoId('agerule', index + 1),
      });
  },
});
