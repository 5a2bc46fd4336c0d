import { standing } from '../../../../labour/standing-fields.ts';
import { partOf } from '../../../../resource/part.ts';
import blacklistmanagement from '../resource.ts';

/** The blacklist with wages and behaviour (console specification, section 2.3: the v2 version of `blacklistmanagement`). */
export default partOf(blacklistmanagement, {
  name: 'blacklistmanagement_v2',
  noun: 'blacklist_v2',
  label: { zh: '黑名单（V2）', en: 'Entry of the blacklist (v2)' },
  about: {
    zh: '黑名单，并列显示列入人员是否仍在场、待发工资和安全扣分：列入不免除工资支付；与黑名单是同一批记录。',
    en: 'The blacklist with whether the person is still on site, wages owed and safety points: an entry does not end the duty to pay. The records are those of 黑名单.',
  },
  fixed: {},
  adds: {
    on_site_count: standing.count('在场人次', 'Still on site', {
      hint: {
        zh: '本单位及下级在场的同一身份证人员，或该单位在场的参建',
        en: 'The same person on sites of the own organisations, or the unit at projects',
      },
    }),
    wages_owed: standing.owed(),
    safety_points: standing.points(),
  },
});
