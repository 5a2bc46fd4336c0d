import { defineDictionary } from '../../../dictionary/define.ts';
import { TRAINING, TRAINING_STATE } from '../../../training/kinds.ts';

export const trainingKind = defineDictionary('training_kind', { zh: '培训类型', en: 'Kind of training' }, [
  { value: TRAINING.company, label: { zh: '公司级安全教育', en: 'Company level' } },
  { value: TRAINING.project, label: { zh: '项目级安全教育', en: 'Project level' } },
  { value: TRAINING.team, label: { zh: '班组级安全教育', en: 'Team level' } },
  { value: TRAINING.daily, label: { zh: '班前教育', en: 'Daily talk' } },
  { value: TRAINING.tradeChange, label: { zh: '转岗教育', en: 'Change of trade' } },
  { value: TRAINING.comeBack, label: { zh: '复工教育', en: 'Return to work' } },
  { value: TRAINING.yearly, label: { zh: '年度继续教育', en: 'Yearly hours' } },
  { value: TRAINING.special, label: { zh: '专项教育', en: 'Special subject' } },
]);

export const trainingStatus = defineDictionary('training_status', { zh: '培训状态', en: 'State' }, [
  { value: TRAINING_STATE.planned, label: { zh: '计划中', en: 'Planned' }, color_type: 'processing' },
  { value: TRAINING_STATE.held, label: { zh: '已举办', en: 'Held' }, color_type: 'success' },
  { value: TRAINING_STATE.archived, label: { zh: '已归档', en: 'Archived' }, color_type: 'default' },
  { value: TRAINING_STATE.cancelled, label: { zh: '已取消', en: 'Cancelled' }, color_type: 'default' },
  { value: TRAINING_STATE.overdue, label: { zh: '超期未办', en: 'Overdue' }, color_type: 'error' },
]);
