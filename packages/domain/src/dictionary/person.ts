import { defineDictionary } from './define.ts';

/** Trades on site. */
export const trade = defineDictionary(
  'trade',
  { zh: '岗位工种', en: 'Post or trade' },
  [
    { value: 1, label: { zh: '项目经理', en: 'Project manager' } },
    { value: 2, label: { zh: '技术负责人', en: 'Chief engineer' } },
    { value: 3, label: { zh: '安全员', en: 'Safety officer' } },
    { value: 4, label: { zh: '质量员', en: 'Quality officer' } },
    { value: 5, label: { zh: '施工员', en: 'Foreman' } },
    { value: 6, label: { zh: '材料员', en: 'Storekeeper' } },
    { value: 7, label: { zh: '资料员', en: 'Document clerk' } },
    { value: 10, label: { zh: '钢筋工', en: 'Steel fixer' } },
    { value: 11, label: { zh: '木工', en: 'Carpenter' } },
    { value: 12, label: { zh: '混凝土工', en: 'Concreter' } },
    { value: 13, label: { zh: '架子工', en: 'Scaffolder' } },
    { value: 14, label: { zh: '电工', en: 'Electrician' } },
    { value: 15, label: { zh: '焊工', en: 'Welder' } },
    { value: 16, label: { zh: '塔吊司机', en: 'Tower crane operator' } },
  ],
  { own: true },
);
