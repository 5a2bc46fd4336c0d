import type { WarrantyText } from './zh.ts';

export const en: WarrantyText = {
  lawful: 'Terms of the law',
  help: 'Records the least warranties of structure, waterproofing, heating and cooling, installations and decoration from the day of acceptance; those that are there stay.',
  design: 'Design life (years)',
  needed: 'Fill this in',
  added: '{added} were recorded',
};
