import { standing } from '../../../../labour/standing-fields.ts';
import { partOf } from '../../../../resource/part.ts';
import org from '../resource.ts';

/** Teams with contracts, wages and behaviour of their people (console specification, section 2.3: the v2 version of `org`). */
export default partOf(org, {
  name: 'org_v2',
  noun: 'team_v2',
  label: { zh: '班组（V2）', en: 'Team (v2)' },
  about: {
    zh: '班组，并列显示在场人数、无有效合同人数、待发工资和安全扣分；与班组是同一批记录。',
    en: 'Teams with heads on site, people without a contract, wages owed and safety points. The records are those of 班组.',
  },
  fixed: {},
  adds: {
    heads: standing.count('在场人数', 'On site'),
    without_contract: standing.count('无有效合同', 'Without contract', {
      query: 'between',
      hint: { zh: '在场人员中没有有效合同或协议的', en: 'Of those on site' },
    }),
    wages_owed: standing.owed('between'),
    safety_points: standing.points('人员扣分合计', 'Points of people'),
    red_people: standing.count('红灯人数', 'Red lights', {
      hint: { zh: '在场人员中达到停止上岗分值的', en: 'Of those on site' },
    }),
  },
});
