/** Messages about people who wear helmets. */
export const zh = {
  left: '离场时未归还',
  owed: '{name}已离场，安全帽 {number} 未归还',
  moved: '{name}已调往其他项目，安全帽 {number} 未归还',
};

export type WearingText = Record<keyof typeof zh, string>;
