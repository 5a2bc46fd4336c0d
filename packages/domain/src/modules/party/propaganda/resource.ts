import { field } from '../../../field/field.ts';
import type { Label } from '../../../label.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { ACTIVITY_KINDS, PARTY_ITEM, partyItemKind, partyItemStatus } from '../dictionary.ts';

const isActivity = (kind: unknown): boolean => ACTIVITY_KINDS.includes(kind as number);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Activities with their attendance, and news of the branches, which are published on the project and on the page behind
 * the code of the branch (console specification, section 2.2: propaganda).
 */
export default defineResource({
  name: 'propaganda',
  noun: 'party_item',
  label: { zh: '党建内容', en: 'Item' },
  about: {
    zh: '党组织的活动与宣传：记录应到与实到，发布后在党组织公开页轮播。',
    en: 'Activities and news of the branches: who was to come and who came, and what the public page shows.',
  },
  rules: [
    {
      zh: '三会一课、主题党日等活动须填写日期与应到人员，实到人员只能从应到人员中选择，到会率由此算出。',
      en: 'An activity has a day and those who are to come; who came is among them, and the rate follows from both.',
    },
    { zh: '勾选轮播的内容须有照片。', en: 'An item of the carousel has a picture.' },
  ],
  service: 'user',
  title: 'item_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    item: { zh: '内容', en: 'Item' },
    activity: { zh: '活动', en: 'Activity' },
    publication: { zh: '发布', en: 'Publication' },
  },
  fields: {
    item_title: field.text({
      label: { zh: '标题', en: 'Title' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'item',
      column: { width: 280, fixed: 'left' },
      example: '十月主题党日：重温入党誓词',
    }),
    status: field.code({
      label: { zh: '发布状态', en: 'State' },
      dict: partyItemStatus,
      query: 'in',
      initial: PARTY_ITEM.draft,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'item',
      column: { width: 100 },
    }),
    item_kind: field.code({
      label: { zh: '内容类型', en: 'Kind' },
      required: true,
      dict: partyItemKind,
      query: 'in',
      group: 'item',
      column: { width: 110, priority: 1 },
    }),
    project_id: projectField({ required: true, group: 'item', column: { width: 220 } }),
    branch_id: field.reference({
      label: { zh: '党组织', en: 'Branch' },
      required: true,
      ref: 'wisdompartyconfiguration',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'item',
      column: { width: 220 },
    }),
    content: field.textarea({
      label: { zh: '内容', en: 'Content' },
      required: true,
      maxLength: 4000,
      group: 'item',
      column: { width: 260, hidden: true },
    }),
    photos: field.image({
      label: { zh: '照片', en: 'Pictures' },
      maxCount: 9,
      group: 'item',
      column: { width: 120 },
    }),
    attachments: field.files({
      label: { zh: '附件', en: 'Files' },
      maxCount: 5,
      group: 'item',
      column: { width: 120, hidden: true },
    }),
    held_on: field.date({
      label: { zh: '活动日期', en: 'Held on' },
      query: 'between',
      group: 'activity',
      column: { width: 120, sort: true },
    }),
    venue: field.text({
      label: { zh: '活动地点', en: 'Place' },
      maxLength: 100,
      group: 'activity',
      column: { width: 160, hidden: true },
      example: '项目部党员活动室',
    }),
    expected_ids: field.references({
      label: { zh: '应到人员', en: 'To attend' },
      ref: 'partymember',
      among: PROJECT_PEOPLE,
      group: 'activity',
      column: { width: 180, hidden: true },
    }),
    attendee_ids: field.references({
      label: { zh: '实到人员', en: 'Attended' },
      ref: 'partymember',
      among: PROJECT_PEOPLE,
      group: 'activity',
      column: { width: 180, hidden: true },
    }),
    attendance_rate: field.integer({
      label: { zh: '到会率（%）', en: 'Attendance, %' },
      on: ['column', 'detail', 'sheet'],
      group: 'activity',
      column: { width: 100, priority: 1 },
    }),
    carousel: field.boolean({
      label: { zh: '轮播', en: 'In the carousel' },
      query: 'eq',
      initial: false,
      group: 'publication',
      column: { width: 80 },
    }),
    published_at: field.datetime({
      label: { zh: '发布时间', en: 'Published at' },
      on: ['column', 'detail', 'sheet'],
      group: 'publication',
      column: { width: 170, hidden: true },
    }),
  },
  check: ({ item_kind, held_on, expected_ids, attendee_ids, carousel, photos }) => {
    const expected = listOf(expected_ids);
    const problems: { path: string; label: Label }[] = [];
    const add = (wrong: boolean, path: string, label: Label) => wrong && problems.push({ path, label });
    const activity = isActivity(item_kind);
    add(activity && !held_on, 'held_on', { zh: '请填写活动日期', en: 'Enter the day of the activity' });
    add(activity && expected.length === 0, 'expected_ids', { zh: '请选择应到人员', en: 'Choose who is to attend' });
    const stranger = listOf(attendee_ids).some((id) => !expected.includes(id));
    add(stranger, 'attendee_ids', {
      zh: '实到人员须在应到人员中',
      en: 'Those who came are among those who were to come',
    });
    const bare = carousel === true && listOf(photos).length === 0;
    add(bare, 'photos', { zh: '轮播内容须有照片', en: 'An item of the carousel needs a picture' });
    return problems;
  },
  attention: [{ label: { zh: '待发布党建内容', en: 'Items to publish' }, filters: { status: '1' }, level: 'info' }],
  figures: [
    { label: { zh: '党建活动', en: 'Activities' }, filters: { status: '2', item_kind: '1,2,3,4' }, trend: 'held_on' },
  ],
  endpoints: {
    list: 'GET propaganda/list',
    detail: 'GET propaganda/detail/{id}',
    add: 'POST propaganda/add',
    edit: 'POST propaganda/update',
    delete: 'DELETE propaganda/{id}',
    export: 'GET propaganda/export',
    word: 'GET propaganda/word',
  },
  lifecycle: { field: 'status', editable: [PARTY_ITEM.draft, PARTY_ITEM.withdrawn] },
  actions: {
    publish: {
      label: { zh: '发布', en: 'Publish' },
      endpoint: 'POST propaganda/publish',
      step: {
        from: [PARTY_ITEM.draft, PARTY_ITEM.withdrawn],
        to: PARTY_ITEM.published,
        stamps: { at: 'published_at' },
      },
    },
    withdraw: {
      label: { zh: '下架', en: 'Withdraw' },
      endpoint: 'POST propaganda/withdraw',
      step: { from: [PARTY_ITEM.published], to: PARTY_ITEM.withdrawn, danger: true },
    },
  },
});
