/** Messages about errors in a configuration file. */
export const zh = {
  wantsText: '应为非空文字',
  wantsFlag: '应为 true 或 false',
  wantsCount: '应为非负整数，且不超过上限',
  wantsList: '应为列表 […]',
  wantsObject: '应为对象 {…}',
  missing: '缺少这一项',
  unknown: '没有这一项',
  unknownNear: '没有这一项，是不是想用“{near}”？',
};

export type ConfigText = Record<keyof typeof zh, string>;
