import type { CardsText } from './zh.ts';

export const en: CardsText = {
  search: 'Search by {label}',
  filter: 'Filter',
  filterCount: 'Filter ({count} active)',
  filterTitle: 'Filters',
  more: 'Load more',
  loaded: 'That is all',
  choose: 'Select',
  chooseEnd: 'End selection',
};
