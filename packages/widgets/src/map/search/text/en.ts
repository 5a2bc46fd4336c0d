import type { Texts } from './zh.ts';

export const en: Texts = {
  search: 'Search places',
  placeholder: 'Place, address or coordinates',
  go: 'Search',
  clear: 'Clear',
  searching: 'Searching…',
  results: '{n} results',
  none: 'Nothing found for “{text}”: try other words, or type coordinates',
  offline: 'No online search is configured: coordinates, objects of this project and larger cities are found',
  failed: 'The place could not be looked up',
  typed: 'Coordinates',
  object: 'This project',
  recent: 'Recent',
  gazetteer: 'City',
  online: 'Online',
};
