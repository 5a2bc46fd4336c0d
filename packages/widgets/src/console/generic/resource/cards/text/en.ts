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
  away: 'No network',
  awayHint: 'This list is not kept on the device; it appears once there is a network. New records can be added below',
  awayRows: 'No network: these records are of {at} and may have changed',
};
