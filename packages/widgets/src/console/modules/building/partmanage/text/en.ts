import type { PartText } from './zh.ts';

export const en: PartText = {
  wizard: 'Generate',
  wizardHelp: 'Generates blocks × floors × sections. What is there already stays; only what is missing is added.',
  needed: 'Fill this in',
  parentHint: 'The blocks come below this part; without one, they are at the top',
  blocks: 'Blocks',
  blocksHint: 'Press Enter after each name, such as Block 1',
  fromFloor: 'Lowest floor',
  toFloor: 'Highest floor',
  sections: 'Sections',
  sectionsHint:
    'The same on each floor; none: the tree ends with the floors. Basements are below zero; there is no floor 0',
  preview: 'Preview',
  generate: 'Generate',
  willAdd: '{count} parts will be added',
  nothingToAdd: 'All of these parts are there already',
  generated: '{count} parts were generated',
  below: 'Below this part',
  belowAbout: 'Counted from the lowest parts and components; a number opens its records',
  part: 'Part',
  parts: 'Lowest parts',
  total: 'Total',
  more: 'More than 500 parts lie below; the first 500 are shown',
};
