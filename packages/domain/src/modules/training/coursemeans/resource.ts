import { field } from '../../../field/field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { trainingSubject } from '../dictionary.ts';
import { courseAudience, courseKind, courseStatus } from './dictionary.ts';

const WRONG_FILE = {
  zh: '视频课程请上传视频文件（MP4、WebM），文档课程请上传文档',
  en: 'A video course needs a video (MP4, WebM), a document course a document',
};

/** Courseware of trainings: videos and documents with a minimum time (console specification, section 2.3). */
export default defineResource({
  name: 'coursemeans',
  noun: 'course',
  label: { zh: '课程', en: 'Course' },
  about: {
    zh: '培训用的视频和文档，可要求最短学习时间。',
    en: 'Videos and documents of trainings, with a shortest time.',
  },
  service: 'user',
  title: 'course_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    course_name: field.text({
      label: { zh: '课程名称', en: 'Course' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 240, fixed: 'left', sort: true },
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: courseStatus,
      query: 'in',
      initial: 1,
      on: ['column', 'query', 'detail'],
      column: { width: 100 },
    }),
    course_kind: field.code({
      label: { zh: '资料类型', en: 'Kind' },
      required: true,
      dict: courseKind,
      query: 'eq',
      initial: 2,
      column: { width: 100, priority: 1 },
    }),
    subject: field.code({
      label: { zh: '科目', en: 'Subject' },
      required: true,
      dict: trainingSubject,
      query: 'in',
      column: { width: 130 },
    }),
    audience: field.code({
      label: { zh: '适用对象', en: 'Audience' },
      required: true,
      dict: courseAudience,
      query: 'in',
      initial: 1,
      column: { width: 120, priority: 1 },
    }),
    edition: field.text({
      label: { zh: '版本', en: 'Version' },
      hint: { zh: '换版后须重新学习', en: 'A new version has to be learned again' },
      required: true,
      maxLength: 20,
      initial: 'V1.0',
      column: { width: 90 },
    }),
    min_minutes: field.integer({
      label: { zh: '最短学习时间（分钟）', en: 'Minimum time (minutes)' },
      required: true,
      min: 1,
      max: 600,
      initial: 10,
      column: { width: 150 },
    }),
    project_id: projectField({ column: { width: 200, hidden: true } }),
    paper_id: field.reference({
      label: { zh: '课后试卷', en: 'Paper' },
      hint: { zh: '学完后可参加考试', en: 'Who has finished may sit it' },
      ref: 'paper',
      column: { width: 200 },
    }),
    file: field.file({
      label: { zh: '课程文件', en: 'File' },
      required: true,
      accept: ['video', 'document', 'image', 'text'],
      maxSize: 64 * 1024,
      column: { width: 200, hidden: true },
    }),
    introduction: field.textarea({
      label: { zh: '课程简介', en: 'Introduction' },
      maxLength: 1000,
      column: { width: 240, hidden: true },
    }),
    published_at: field.datetime({
      label: { zh: '发布时间', en: 'Published at' },
      on: ['column', 'detail'],
      column: { width: 170, hidden: true },
    }),
  },
  // The name tells the type: the server compares both when the file is stored.
  check: ({ course_kind, file }) => {
    const name = (file as { name?: string } | null | undefined)?.name;
    return name !== undefined && (course_kind === 1) !== /\.(mp4|mov|webm)$/i.test(name)
      ? [{ path: 'file', label: WRONG_FILE }]
      : [];
  },
  figures: [{ label: { zh: '已发布课程', en: 'Published courses' }, filters: { status: '2' } }],
  endpoints: {
    list: 'GET coursemeans',
    detail: 'GET coursemeans/{id}',
    add: 'POST coursemeans',
    edit: 'PUT coursemeans',
    delete: 'DELETE coursemeans/{id}',
    export: 'GET coursemeans/export',
  },
  lifecycle: { field: 'status', editable: [1, 3] },
  actions: {
    publish: {
      label: { zh: '发布', en: 'Publish' },
      endpoint: 'PUT coursemeans/publish',
      step: { from: [1, 3], to: 2, stamps: { at: 'published_at' } },
    },
    withdraw: {
      label: { zh: '下架', en: 'Withdraw' },
      endpoint: 'PUT coursemeans/withdraw',
      step: { from: [2], to: 3, danger: true },
    },
  },
});
