import { defineSettings, whole } from '../../../settings/define.ts';

const hours = (zh: string, en: string, hint: { zh: string; en: string }, fallback: number) =>
  whole({
    label: { zh: `${zh}（学时，未核定）`, en: `${en} (hours, to be confirmed)` },
    hint,
    min: 0,
    max: 200,
    fallback,
  });

const THREE_LEVELS = {
  zh: '建教〔1997〕83 号；立即用于准入判断，请按当地要求核定',
  en: 'Order 83 of 1997; decides admission at once; confirm it for your region',
};
const YEARLY = {
  zh: '建教〔1997〕83 号；每自然年，只提醒不阻止',
  en: 'Order 83 of 1997; by calendar year; warns only',
};

/** Hours of safety education that the law asks for; regions differ. */
export default defineSettings('training', {
  label: { zh: '安全教育学时', en: 'Hours of safety education' },
  order: 80,
  settings: {
    training_company_hours: hours('公司级安全教育', 'Company level', THREE_LEVELS, 15),
    training_project_hours: hours('项目级安全教育', 'Project level', THREE_LEVELS, 15),
    training_team_hours: hours('班组级安全教育', 'Team level', THREE_LEVELS, 20),
    training_change_hours: hours('转岗教育', 'Change of trade', THREE_LEVELS, 20),
    training_return_hours: hours('复工教育', 'Return to work', THREE_LEVELS, 20),
    training_return_days: whole({
      label: {
        zh: '离场多少天后再进场须复工教育（未核定）',
        en: 'Days away that ask for a training on return (to be confirmed)',
      },
      hint: {
        zh: '各地规定为三个月至一年；立即用于准入判断',
        en: 'Local rules say three months to a year; decides admission at once',
      },
      min: 1,
      max: 3650,
      fallback: 180,
    }),
    training_talk_hour: whole({
      label: {
        zh: '几点后提醒缺少的班前教育（0–23 点，0 为不提醒，未核定）',
        en: 'Hour from which missing daily talks are told (0 to 23, 0: never; to be confirmed)',
      },
      hint: {
        zh: '当日已有人进场（无门禁的项目：当日生产任务中有该班组）而没有班前教育的，通知可办理培训的人员和班组长；下一次检查起生效',
        en: 'Teams that came on site (without gates: that the daily work of the day names) without a talk: those who may hold trainings and the leader are told; from the next check on',
      },
      min: 0,
      max: 23,
      fallback: 10,
    }),
    training_year_managers: hours('年度教育：管理人员', 'A year: managers', YEARLY, 30),
    training_year_safety: hours('年度教育：安全员', 'A year: safety officers', YEARLY, 40),
    training_year_special: hours('年度教育：特种作业人员', 'A year: special trades', YEARLY, 20),
    training_year_workers: hours('年度教育：其他工人', 'A year: other workers', YEARLY, 15),
  },
});
