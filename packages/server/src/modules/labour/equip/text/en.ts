import type { GearText } from './zh.ts';

export const en: GearText = {
  left: '{name} has left and gets no equipment; somebody who came back is registered and brought on site again first',
  early: 'Not before it was handed out: {date}',
  tooMany: 'No more than the {count} that were handed out',
  kept: '{name} has left with {count} pieces of equipment',
};
