import { defineDictionary } from '../../dictionary/define.ts';

export const BRANCH = { active: 1, dissolved: 2 } as const;

export const partyBranchKind = defineDictionary(
  'party_branch_kind',
  { zh: '党组织类型', en: 'Kind of branch' },
  [
    { value: 1, label: { zh: '临时党支部', en: 'Temporary branch' } },
    { value: 2, label: { zh: '党支部', en: 'Branch' } },
    { value: 3, label: { zh: '联合党支部', en: 'Joint branch' } },
    { value: 4, label: { zh: '党小组', en: 'Group' } },
  ],
  { own: true },
);

export const partyBranchStatus = defineDictionary(
  'party_branch_status',
  { zh: '党组织状态', en: 'State of a branch' },
  [
    { value: BRANCH.active, label: { zh: '运行中', en: 'Active' }, color_type: 'success' },
    { value: BRANCH.dissolved, label: { zh: '已撤销', en: 'Dissolved' }, color_type: 'default' },
  ],
);

export const MEMBER = { applicant: 1, probationary: 2, full: 3, moved: 4 } as const;

export const partyMemberStatus = defineDictionary('party_member_status', { zh: '党员状态', en: 'State of a member' }, [
  { value: MEMBER.applicant, label: { zh: '发展对象', en: 'Candidate' }, color_type: 'default' },
  { value: MEMBER.probationary, label: { zh: '预备党员', en: 'Probationary' }, color_type: 'processing' },
  { value: MEMBER.full, label: { zh: '正式党员', en: 'Full member' }, color_type: 'success' },
  { value: MEMBER.moved, label: { zh: '已转出', en: 'Transferred' }, color_type: 'default' },
]);

export const partyPost = defineDictionary(
  'party_post',
  { zh: '党内职务', en: 'Post in the branch' },
  [
    { value: 1, label: { zh: '书记', en: 'Secretary' } },
    { value: 2, label: { zh: '副书记', en: 'Deputy secretary' } },
    { value: 3, label: { zh: '组织委员', en: 'Organisation' } },
    { value: 4, label: { zh: '宣传委员', en: 'Publicity' } },
    { value: 5, label: { zh: '纪检委员', en: 'Discipline' } },
    { value: 6, label: { zh: '小组长', en: 'Group leader' } },
  ],
  { own: true },
);

export const PARTY_ITEM = { draft: 1, published: 2, withdrawn: 3 } as const;

export const partyItemStatus = defineDictionary('party_item_status', { zh: '发布状态', en: 'State' }, [
  { value: PARTY_ITEM.draft, label: { zh: '草稿', en: 'Draft' }, color_type: 'default' },
  { value: PARTY_ITEM.published, label: { zh: '已发布', en: 'Published' }, color_type: 'success' },
  { value: PARTY_ITEM.withdrawn, label: { zh: '已下架', en: 'Withdrawn' }, color_type: 'warning' },
]);

/** Kinds of items that people attend; the others are only read. */
export const ACTIVITY_KINDS: readonly number[] = [1, 2, 3, 4];

export const partyItemKind = defineDictionary('party_item_kind', { zh: '内容类型', en: 'Kind' }, [
  { value: 1, label: { zh: '三会一课', en: 'Meetings and lessons' }, color_type: 'processing' },
  { value: 2, label: { zh: '主题党日', en: 'Party day' }, color_type: 'processing' },
  { value: 3, label: { zh: '志愿服务', en: 'Voluntary service' }, color_type: 'processing' },
  { value: 4, label: { zh: '联建共建', en: 'Joint activity' }, color_type: 'processing' },
  { value: 5, label: { zh: '党建要闻', en: 'News' } },
  { value: 6, label: { zh: '先进典型', en: 'Good examples' } },
  { value: 7, label: { zh: '学习资料', en: 'Reading' } },
]);
