import type { Label } from '../label.ts';

const say = (text: readonly [string, string], mend: readonly [string, string]): { text: Label; mend: Label } => ({
  text: { zh: text[0], en: text[1] },
  mend: { zh: mend[0], en: mend[1] },
});

/** Reasons of `admission`, each with what would mend it. */
export const ADMISSION_TEXT = {
  identity: say(
    ['没有有效的身份证号', 'There is no valid identity number'],
    ['读取身份证或核对后补录身份证号', 'Read the identity card, or check the number and enter it'],
  ),
  blacklist: say(
    ['已列入黑名单：{reason}', 'On the blacklist: {reason}'],
    ['期满或异议成立后在黑名单中解除', 'The entry ends with its term or by an objection that is accepted'],
  ),
  blacklistedBy: say(
    ['集团内其他单位已将其列入黑名单', 'Another company of the group has the person on its blacklist'],
    ['请向{company}了解情况', 'Ask {company}'],
  ),
  elsewhere: say(
    ['已在其他单位的项目在场', 'On a site of another company now'],
    ['请联系{company}办理退场', 'Ask {company} to register the departure'],
  ),
  child: say(
    ['未满 16 周岁（{age} 岁），不得招用', 'Under 16 ({age}): may not be employed'],
    ['不能安排任何工作', 'No work may be given'],
  ),
  minor: say(
    ['未满 18 周岁（{age} 岁），不得从事{trade}', 'Under 18 ({age}): may not work as {trade}'],
    ['安排非危险岗位', 'Give other work'],
  ),
  ageRefused: say(
    ['{age} 岁，已达 {limit} 周岁上限{status}', '{age} years old, limit {limit}{status}'],
    ['不再登记进场；当地规定不同时请修改年龄规则', 'No further stay; change the age rules if the local rule differs'],
  ),
  ageHighRisk: say(
    [
      '{age} 岁，已达高风险工种 {limit} 周岁上限，不得从事{trade}{status}',
      '{age} years old, limit {limit} for high-risk trades such as {trade}{status}',
    ],
    ['改为非高风险工种', 'Change to a trade without high risk'],
  ),
  ageWarned: say(
    ['{age} 岁，已达 {limit} 周岁提示年龄{status}', '{age} years old, from {limit} on with care{status}'],
    ['核对健康状况，合理安排工作', 'Look at the health and give suitable work'],
  ),
  points: say(
    [
      '十二个月内安全扣分 {points} 分，达到 {limit} 分停止上岗',
      '{points} safety points in twelve months, suspended from {limit}',
    ],
    [
      '重新接受安全教育并录入加分，或待扣分满十二个月',
      'Train again and enter the credit, or wait for the points to lapse',
    ],
  ),
  trainingOff: say(
    ['三级安全教育未启用，未作检查', 'Records of education are not in use, so nothing was checked'],
    ['启用教育培训后自动检查', 'Checked as soon as trainings are recorded'],
  ),
  training: say(
    ['{lacks}', '{lacks}'],
    ['在培训中安排并签到，完成后自动计入', 'Plan a training and sign in; it counts when it was held'],
  ),
  trainingTeam: say(
    ['{lacks}', '{lacks}'],
    [
      '安排针对{trade}的班组级教育；变更工种的安排转岗教育',
      'Team level for {trade}; after a change of trade its own training',
    ],
  ),
  trainingReturn: say(['{lacks}', '{lacks}'], ['安排复工教育并签到', 'Plan a training on return and sign in']),
  trainingExam: say(
    ['{lacks}', '{lacks}'],
    ['在成绩中安排考试或补考并通过', 'Assign the exam, again if needed, and pass'],
  ),
  certificateNone: say(
    ['没有{trade}所需的{kinds}', '{trade}: no {kinds}'],
    ['在证书管理中录入有效证书，或改为其他工种', 'Enter a valid certificate, or change the trade'],
  ),
  certificateOld: say(
    ['{trade}所需的{kinds}已过期、超期未复审或已注销', '{trade}: {kinds} has ended, is not reviewed or was withdrawn'],
    ['延期或复审后更新证书', 'Renew or review the certificate and update it'],
  ),
  medicalNone: say(
    ['没有上岗前体检', 'There is no medical check'],
    ['安排体检并录入结果', 'Have a check made and enter its result'],
  ),
  medicalUnfit: say(
    ['{date} 体检结论：不适合从事{trade}', 'Check of {date}: not fit for {trade}'],
    ['调离该工种，或复查合格后更新', 'Change the trade, or enter a later check that allows it'],
  ),
  medicalAgain: say(
    ['{date} 体检需复查或疑似职业病，尚无新结果', 'Check of {date} asks for another one'],
    ['复查后录入结果', 'Enter the result of the next check'],
  ),
  medicalOld: say(
    ['体检已于 {date} 到期', 'The medical check ended on {date}'],
    ['重新体检并录入结果', 'Have a new check made'],
  ),
  file: say(
    ['档案不完整，缺：{items}', 'The file lacks: {items}'],
    ['在人员档案中补齐', 'Complete the file of the person'],
  ),
} as const;
