import { standing } from '../../../../labour/standing-fields.ts';
import { partOf } from '../../../../resource/part.ts';
import train from '../resource.ts';

/** Trainings with contracts and behaviour of the participants (console specification, section 2.3: the v2 version of `train`). */
export default partOf(train, {
  name: 'train_v2',
  noun: 'training_v2',
  label: { zh: '培训（V2）', en: 'Training (v2)' },
  about: {
    zh: '培训，并列显示应到人数、未签到人数，以及参加人员的合同和安全扣分；与安全教育培训是同一批记录。',
    en: 'Trainings with who should come and did not sign in, and the contracts and points of the participants. The records are those of 安全教育培训.',
  },
  fixed: {},
  adds: {
    expected_count: standing.count('应到人数', 'Expected'),
    absent_count: standing.count('未签到人数', 'Not signed in', { query: 'between' }),
    without_contract: standing.count('无有效合同', 'Without contract', {
      hint: { zh: '应到人员中没有有效合同或协议的', en: 'Of those expected' },
    }),
    safety_points: standing.points('人员扣分合计', 'Points of people'),
  },
});
