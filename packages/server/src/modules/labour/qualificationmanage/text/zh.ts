/** Messages about papers that end. */
export const zh = {
  certificate: '{name}的证书 {number} 将于 {date} 到期（剩 {days} 天）',
  review: '{name}的证书 {number} 须在 {date} 前复审（剩 {days} 天）',
  medical: '{name}的体检将于 {date} 到期（剩 {days} 天）',
};

export type TermText = Record<keyof typeof zh, string>;
