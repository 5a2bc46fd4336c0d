import { standing } from '../../../../labour/standing-fields.ts';
import { partOf } from '../../../../resource/part.ts';
import ruleconfig from '../resource.ts';

/** Rules with how they are used (console specification, section 2.3: the v2 version of `ruleconfig`). */
export default partOf(ruleconfig, {
  name: 'ruleconfig_v2',
  noun: 'rule_v2',
  label: { zh: '积分规则（V2）', en: 'Rule for points (v2)' },
  about: {
    zh: '积分规则，并列显示近十二个月的使用次数、人数、分值和最近使用日期；与安全积分规则是同一批记录。',
    en: 'Rules with how often they were used in twelve months, for how many people, with how many points. The records are those of 安全积分规则.',
  },
  fixed: {},
  adds: {
    used_count: standing.count('近一年次数', 'Times in a year'),
    used_people: standing.count('近一年人数', 'People in a year'),
    used_points: standing.count('近一年分值', 'Points in a year'),
    used_on: standing.date('最近使用', 'Last used'),
  },
});
