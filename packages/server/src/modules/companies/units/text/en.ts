import type { UnitText } from './zh.ts';

export const en: UnitText = {
  listed: 'This unit is on the blacklist and cannot be entered; ask {companies}',
  expired: 'A licence of this unit has expired; it comes on site when that is renewed',
  incomplete: 'Licences of this unit are missing; complete them among the units known first',
  ends: '{name}: {licences} ends on {day} ({days} days left)',
  ended: '{name}: {licences} ended on {day}',
};
