import type { ConcealText } from './zh.ts';

export const en: ConcealText = {
  early: 'The notice is {hours} hours ahead: from now, the earliest time is {at}; change the planned time',
  accept: 'Accepting concealed works',
  postponedTwice: 'It was postponed once already',
  postponedLong: 'It is postponed by 48 hours at most, until {at}',
  deemed:
    'Nobody came within 24 hours of the planned time or postponed it; deemed accepted by 5.3 of the model contract',
  deemedTold: 'The concealed works {name} are deemed accepted: nobody came',
};
