import { defineDictionary } from '../../../dictionary/define.ts';

/** Which records an account reaches by a role, the widest first. */
export const DATA_SCOPE = { all: 1, company: 2, below: 3, organisation: 4, projects: 5, own: 6 } as const;

export const dataScope = defineDictionary('data_scope', { zh: '数据范围', en: 'Data scope' }, [
  { value: DATA_SCOPE.all, label: { zh: '全部', en: 'Everything' } },
  { value: DATA_SCOPE.company, label: { zh: '本公司及以下', en: 'Own company and below' } },
  { value: DATA_SCOPE.below, label: { zh: '本组织及以下', en: 'Own organisation and below' } },
  { value: DATA_SCOPE.organisation, label: { zh: '本组织', en: 'Own organisation only' } },
  { value: DATA_SCOPE.projects, label: { zh: '参与项目', en: 'Own projects' } },
  { value: DATA_SCOPE.own, label: { zh: '仅本人', en: 'Own records' } },
]);
