import { defineDictionary } from '../../dictionary/define.ts';

/** Values are `POST`. */
export const qualityPost = defineDictionary('quality_post', { zh: '验收岗位', en: 'Post' }, [
  { value: 1, label: { zh: '专业工长（施工员）', en: 'Foreman' } },
  { value: 2, label: { zh: '项目专业质量检查员', en: 'Quality officer' } },
  { value: 3, label: { zh: '项目专业技术负责人', en: 'Technical head' } },
  { value: 4, label: { zh: '施工单位项目负责人', en: 'Project leader' } },
  { value: 5, label: { zh: '专业监理工程师', en: 'Professional supervisor' } },
  { value: 6, label: { zh: '总监理工程师', en: 'Chief supervisor' } },
  { value: 7, label: { zh: '建设单位项目负责人', en: 'Owner' } },
  { value: 8, label: { zh: '勘察单位项目负责人', en: 'Survey' } },
  { value: 9, label: { zh: '设计单位项目负责人', en: 'Design' } },
  { value: 10, label: { zh: '监理员（旁站）', en: 'Attending supervisor' } },
]);

export const qualityLevel = defineDictionary('quality_level', { zh: '问题等级', en: 'Level of the problem' }, [
  { value: 1, label: { zh: '一般问题', en: 'Minor' }, color_type: 'default' },
  { value: 2, label: { zh: '较严重问题', en: 'Serious' }, color_type: 'warning' },
  { value: 3, label: { zh: '严重问题', en: 'Major' }, color_type: 'error' },
]);
