import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `recall_status`. */
export const RECALL = { active: 1, lifted: 2 } as const;

export const recallStatus = defineDictionary('recall_status', { zh: '召回状态', en: 'State of a recall' }, [
  { value: RECALL.active, label: { zh: '召回中', en: 'Recalled' }, color_type: 'error' },
  { value: RECALL.lifted, label: { zh: '已解除', en: 'Lifted' }, color_type: 'default' },
]);

export const recallSource = defineDictionary(
  'recall_source',
  { zh: '召回来源', en: 'Source of a recall' },
  [
    { value: 1, label: { zh: '生产厂家', en: 'Producer' } },
    { value: 2, label: { zh: '监管通报', en: 'Authority' } },
    { value: 3, label: { zh: '检测不合格', en: 'Failed test' } },
    { value: 4, label: { zh: '现场发现', en: 'Found on site' } },
  ],
  { own: true },
);
