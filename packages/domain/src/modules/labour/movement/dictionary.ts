import { defineDictionary } from '../../../dictionary/define.ts';

export const movementKind = defineDictionary('movement_kind', { zh: '进退场', en: 'Arrival or departure' }, [
  { value: 1, label: { zh: '进场', en: 'Arrival' }, color_type: 'success' },
  { value: 2, label: { zh: '退场', en: 'Departure' }, color_type: 'default' },
]);
