import { defineDictionary } from '../../../dictionary/define.ts';

export const discloseType = defineDictionary(
  'disclose_type',
  { zh: '交底类型', en: 'Disclosure' },
  [
    { value: 1, label: { zh: '安全技术交底', en: 'Safety and method' } },
    { value: 2, label: { zh: '专项方案交底', en: 'Special scheme' } },
    { value: 3, label: { zh: '班前安全交底', en: 'Pre-shift briefing' } },
  ],
  { own: true },
);

export const discloseStatus = defineDictionary('disclose_status', { zh: '交底状态', en: 'Disclosure' }, [
  { value: 1, label: { zh: '待交底', en: 'To do' }, color_type: 'processing' },
  { value: 2, label: { zh: '已交底', en: 'Done' }, color_type: 'success' },
]);
