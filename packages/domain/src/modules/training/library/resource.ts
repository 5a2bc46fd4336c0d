import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { questionProblems, settleQuestion } from '../../../training/question.ts';
import { questionDifficulty, questionType, trainingLevel, trainingSubject } from '../dictionary.ts';
import { questionStatus } from './dictionary.ts';

const COUNTED = ['column', 'detail'] as const;

const option = (letter: string, example: string) =>
  field.text({
    label: { zh: `选项${letter}`, en: `Option ${letter}` },
    maxLength: 200,
    group: 'options',
    column: { width: 160, hidden: true },
    example,
  });

/** Questions from which papers are made (console specification, section 2.2: `library`). */
export default defineResource({
  name: 'library',
  noun: 'question',
  label: { zh: '题目', en: 'Question' },
  about: {
    zh: '考试题目，可从 Excel 连同图片批量导入。',
    en: 'Questions from which papers are made; they can be imported with their pictures.',
  },
  service: 'user',
  title: 'question',
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    question: { zh: '题目', en: 'Question' },
    options: { zh: '选项与答案', en: 'Options and answer' },
    statistics: { zh: '答题统计', en: 'How it was answered' },
  },
  fields: {
    question: field.textarea({
      label: { zh: '题干', en: 'Question' },
      hint: {
        zh: '题号、空格和中英文标点会统一，文字相同的题目视为重复',
        en: 'Numbers, spaces and punctuation are made alike; the same words are a duplicate',
      },
      required: true,
      maxLength: 500,
      unique: true,
      query: 'like',
      group: 'question',
      column: { width: 320, fixed: 'left' },
      example: '高处作业是指在坠落高度基准面多少米及以上有可能坠落的高处进行的作业？',
    }),
    question_type: field.code({
      label: { zh: '题型', en: 'Type' },
      required: true,
      dict: questionType,
      query: 'in',
      initial: 1,
      group: 'question',
      column: { width: 100, priority: 1 },
      example: '单选题',
    }),
    subject: field.code({
      label: { zh: '科目', en: 'Subject' },
      required: true,
      dict: trainingSubject,
      query: 'in',
      group: 'question',
      column: { width: 130, priority: 1 },
      example: '高处作业',
    }),
    level: field.code({
      label: { zh: '教育级别', en: 'Level' },
      required: true,
      dict: trainingLevel,
      query: 'in',
      initial: 4,
      group: 'question',
      column: { width: 100 },
      example: '通用',
    }),
    difficulty: field.code({
      label: { zh: '难度', en: 'Difficulty' },
      required: true,
      dict: questionDifficulty,
      query: 'in',
      initial: 1,
      group: 'question',
      column: { width: 80 },
      example: '易',
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: questionStatus,
      query: 'eq',
      initial: 1,
      group: 'question',
      column: { width: 90 },
      example: '启用',
    }),
    picture: field.image({
      label: { zh: '配图', en: 'Picture' },
      maxCount: 1,
      maxSize: 5 * 1024,
      on: ['column', 'add', 'edit', 'detail', 'sheet'],
      group: 'question',
      column: { width: 120, hidden: true },
    }),
    option_a: option('A', '1.5'),
    option_b: option('B', '2'),
    option_c: option('C', '3'),
    option_d: option('D', '5'),
    option_e: option('E', '8'),
    option_f: option('F', '10'),
    answer: field.text({
      label: { zh: '答案', en: 'Answer' },
      hint: {
        zh: '选择题填选项字母，如 A 或 ACD；判断题填“正确”或“错误”；填空题各空用“；”分隔，同一空的几种写法用“|”分隔',
        en: 'Choices: letters such as A or ACD; true or false: “正确” or “错误”; blanks: parted by “；”, spellings of one by “|”',
      },
      required: true,
      maxLength: 500,
      group: 'options',
      column: { width: 110 },
      searched: false,
      example: 'B',
    }),
    analysis: field.textarea({
      label: { zh: '解析', en: 'Explanation' },
      maxLength: 1000,
      group: 'options',
      column: { width: 240, hidden: true },
      example: '《建筑施工高处作业安全技术规范》：坠落高度基准面 2 m 及以上。',
    }),
    answered_count: field.integer({
      label: { zh: '作答人次', en: 'Answered' },
      on: COUNTED,
      group: 'statistics',
      column: { width: 100, sort: true },
    }),
    wrong_count: field.integer({
      label: { zh: '答错人次', en: 'Wrong' },
      on: COUNTED,
      group: 'statistics',
      column: { width: 100, sort: true, hidden: true },
    }),
    wrong_rate: field.decimal({
      label: { zh: '错误率（%）', en: 'Wrong (%)' },
      on: COUNTED,
      group: 'statistics',
      column: { width: 110, sort: true },
    }),
  },
  settle: settleQuestion,
  check: questionProblems,
  figures: [{ label: { zh: '启用题目', en: 'Questions in use' }, filters: { status: '1' } }],
  endpoints: {
    list: 'GET library',
    detail: 'GET library/{id}',
    add: 'POST library',
    edit: 'PUT library',
    delete: 'DELETE library/{id}',
    import: 'POST library/import',
    export: 'GET library/export',
  },
});
