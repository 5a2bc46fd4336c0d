/** Messages about daily talks. */
export const zh = {
  noTalk: '{count} 个班组已上工，至 {hour} 点没有班前教育：{project} {teams}',
  teamWithoutTalk: '{project}：{team} 今日已进场 {heads} 人，至 {hour} 点没有班前教育，请补办并签到',
  workWithoutTalk: '{project}：{team} 今日已报生产任务，至 {hour} 点没有班前教育，请补办并签到',
  unsigned: '{training}：已进场但未签到 {heads} 人：{names}',
  team: '{team} {heads} 人',
  teamAlone: '{team}',
  comma: '、',
  more: ' 等',
};

export type TalksText = Record<keyof typeof zh, string>;
