import type { WearingText } from './zh.ts';

/** Messages about people who wear helmets. */
export const en: WearingText = {
  left: 'Not returned on leaving',
  owed: '{name} has left and not returned helmet {number}',
  moved: '{name} has moved to another project and not returned helmet {number}',
};
