import type { LotText } from './zh.ts';

export const en: LotText = {
  wizard: 'Divide into lots',
  wizardHelp:
    'Divides an item by the parts of the building: a lot for each part of a level, none twice. The items to check are those of its newest lot.',
  needed: 'Fill this in',
  partBelow: 'Below this part',
  partKind: 'Level of the parts',
  preview: 'Preview',
  generate: 'Divide',
  willAdd: '{count} lots will be added, with at least {least} samples each',
  nothingToAdd: 'There is nothing to divide: no parts of this level, or all of them have lots',
  generated: '{count} lots were added',
};
