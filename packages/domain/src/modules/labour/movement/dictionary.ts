import { MOVED } from '../../../dictionary/labour.ts';
import { defineDictionary } from '../../../dictionary/define.ts';

export const movementKind = defineDictionary('movement_kind', { zh: '进退场', en: 'Arrival or departure' }, [
  { value: MOVED.arrived, label: { zh: '进场', en: 'Arrival' }, color_type: 'success' },
  { value: MOVED.left, label: { zh: '退场', en: 'Departure' }, color_type: 'default' },
  { value: MOVED.changed, label: { zh: '变更工种', en: 'Change of trade' }, color_type: 'processing' },
]);
