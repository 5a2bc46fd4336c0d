import { standing } from '../../../../labour/standing-fields.ts';
import { partOf } from '../../../../resource/part.ts';
import participating from '../resource.ts';

/** Units at projects with contracts, wages and behaviour of their people (console specification, section 2.3: the v2 version of `participating`). */
export default partOf(participating, {
  name: 'participating_v2',
  noun: 'participation_v2',
  label: { zh: '参建单位（V2）', en: 'Unit at a project (v2)' },
  about: {
    zh: '参建单位，并列显示本单位班组人员的合同、待发工资和安全扣分；与参建单位是同一批记录。',
    en: 'Units at projects with contracts, wages owed and safety points of the people of their teams. The records are those of 参建单位.',
  },
  fixed: {},
  adds: {
    without_contract: standing.count('无有效合同', 'Without contract', {
      hint: { zh: '在场人员中没有有效合同或协议的', en: 'Of those on site' },
    }),
    wages_owed: standing.owed(),
    safety_points: standing.points('人员扣分合计', 'Points of people'),
    red_people: standing.count('红灯人数', 'Red lights', {
      hint: { zh: '在场人员中达到停止上岗分值的', en: 'Of those on site' },
    }),
  },
});
