import { defineDictionary } from '../../dictionary/define.ts';

/** Subjects of safety education on sites. */
export const trainingSubject = defineDictionary('training_subject', { zh: '培训科目', en: 'Subject' }, [
  { value: 1, label: { zh: '法规与制度', en: 'Law and rules' } },
  { value: 2, label: { zh: '高处作业', en: 'Work at height' } },
  { value: 3, label: { zh: '临时用电', en: 'Temporary power' } },
  { value: 4, label: { zh: '消防与动火', en: 'Fire and hot work' } },
  { value: 5, label: { zh: '起重吊装', en: 'Lifting' } },
  { value: 6, label: { zh: '脚手架与模板', en: 'Scaffolds and formwork' } },
  { value: 7, label: { zh: '基坑与土方', en: 'Pits and earthwork' } },
  { value: 8, label: { zh: '机械安全', en: 'Machines' } },
  { value: 9, label: { zh: '个人防护', en: 'Protective equipment' } },
  { value: 10, label: { zh: '应急与急救', en: 'Emergency and first aid' } },
  { value: 11, label: { zh: '职业健康', en: 'Health at work' } },
  { value: 12, label: { zh: '场内交通与文明施工', en: 'Traffic and order on site' } },
]);

/** Levels of safety education: company, project and team are the three levels of new workers. */
export const trainingLevel = defineDictionary('training_level', { zh: '教育级别', en: 'Level' }, [
  { value: 1, label: { zh: '公司级', en: 'Company' } },
  { value: 2, label: { zh: '项目级', en: 'Project' } },
  { value: 3, label: { zh: '班组级', en: 'Team' } },
  { value: 4, label: { zh: '通用', en: 'All levels' } },
]);

export const questionType = defineDictionary('question_type', { zh: '题型', en: 'Type of question' }, [
  { value: 1, label: { zh: '单选题', en: 'Single choice' } },
  { value: 2, label: { zh: '多选题', en: 'Multiple choice' } },
  { value: 3, label: { zh: '判断题', en: 'True or false' } },
  { value: 4, label: { zh: '填空题', en: 'Blank' } },
]);

export const questionDifficulty = defineDictionary('question_difficulty', { zh: '难度', en: 'Difficulty' }, [
  { value: 1, label: { zh: '易', en: 'Easy' }, color_type: 'success' },
  { value: 2, label: { zh: '中', en: 'Middle' }, color_type: 'warning' },
  { value: 3, label: { zh: '难', en: 'Hard' }, color_type: 'error' },
]);
