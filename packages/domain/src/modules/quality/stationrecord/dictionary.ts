import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `station_record_status`. */
export const STATION_RECORD = { draft: 1, signed: 2 } as const;

export const stationRecordStatus = defineDictionary(
  'station_record_status',
  { zh: '旁站记录状态', en: 'Record of attendance' },
  [
    { value: 1, label: { zh: '未签字', en: 'Not signed' }, color_type: 'warning' },
    { value: 2, label: { zh: '已签字', en: 'Signed' }, color_type: 'success' },
  ],
);
