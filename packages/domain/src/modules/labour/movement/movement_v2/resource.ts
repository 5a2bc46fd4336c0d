import { standing } from '../../../../labour/standing-fields.ts';
import { partOf } from '../../../../resource/part.ts';
import movement from '../resource.ts';

/** Arrivals and departures with contract, wages and equipment (console specification, section 2.3: the v2 version of `movement`). */
export default partOf(movement, {
  name: 'movement_v2',
  noun: 'movement_v2',
  label: { zh: '进退场记录（V2）', en: 'Arrival or departure (v2)' },
  about: {
    zh: '进退场记录，并列显示当日合同、现待发工资、在手用品和安全扣分；与进退场是同一批记录。',
    en: 'Arrivals and departures with the contract of that day, wages owed now, equipment held and safety points. The records are those of 进退场.',
  },
  fixed: {},
  adds: {
    contract_state: standing.contract('in'),
    wages_owed: standing.owed('between'),
    gear_held: standing.count('在手用品', 'Equipment held'),
    safety_points: standing.points(),
  },
});
