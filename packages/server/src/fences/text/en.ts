import type { FenceText } from './zh.ts';

export const en: FenceText = {
  fenceTaken: 'This fence belongs to another project: draw it anew and save',
  tooLarge: 'The fence is too large: simplify it, then save',
  unreadable: '{reason}',
  unsound: '{reason}',
  badHole: 'There is no area {polygon} for the hole',
};
