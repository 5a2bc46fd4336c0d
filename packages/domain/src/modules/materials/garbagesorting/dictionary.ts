import { defineDictionary } from '../../../dictionary/define.ts';

/** Kinds of construction waste (JGJ/T 498), and of household waste (GB/T 19095). */
export const garbageKind = defineDictionary('garbage_kind', { zh: '垃圾类别', en: 'Kind of waste' }, [
  { value: 1, label: { zh: '工程渣土', en: 'Soil' } },
  { value: 2, label: { zh: '工程泥浆', en: 'Slurry' } },
  { value: 3, label: { zh: '工程垃圾', en: 'Waste of the works' } },
  { value: 4, label: { zh: '拆除垃圾', en: 'Demolition waste' } },
  { value: 5, label: { zh: '装修垃圾', en: 'Decoration waste' } },
  { value: 6, label: { zh: '可回收物', en: 'Recyclable' } },
  { value: 7, label: { zh: '厨余垃圾', en: 'Kitchen waste' } },
  { value: 8, label: { zh: '有害垃圾', en: 'Hazardous' }, color_type: 'error' },
  { value: 9, label: { zh: '其他垃圾', en: 'Other' } },
]);

/** Kinds that count as construction waste per floor area: neither soil and slurry nor household waste. */
export const COUNTED_WASTE = [3, 4, 5] as const;

/** Values of `garbage_kind` with rules: hazardous waste needs the receipt of a licensed firm. */
export const GARBAGE = { hazardous: 8 } as const;

/** Values of `garbage_outlet`. */
export const garbageOutlet = defineDictionary('garbage_outlet', { zh: '去向', en: 'Where it goes' }, [
  { value: 1, label: { zh: '现场回用', en: 'Used on the site' } },
  { value: 2, label: { zh: '资源化利用', en: 'Recycled' } },
  { value: 3, label: { zh: '消纳场', en: 'Landfill' } },
  { value: 4, label: { zh: '环卫清运', en: 'Municipal collection' } },
  { value: 5, label: { zh: '危废单位', en: 'Licensed firm' } },
]);
