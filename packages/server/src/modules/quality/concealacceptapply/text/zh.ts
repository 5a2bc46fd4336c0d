/** Messages about concealed works. */
export const zh = {
  early: '隐蔽验收须提前 {hours} 小时通知，现在通知最早可定在 {at}，请改计划验收时间',
  accept: '隐蔽工程验收',
  postponedTwice: '已经延期过一次，不能再延期',
  postponedLong: '延期不能超过 48 小时，最晚 {at}',
  deemed: '监理在计划验收时间后 24 小时内没有验收，也没有延期，按合同示范文本 5.3 视为通过',
  deemedTold: '隐蔽工程「{name}」到期未验收，已视为通过',
};

export type ConcealText = Record<keyof typeof zh, string>;
