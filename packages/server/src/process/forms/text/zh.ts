/** Messages about process forms. */
export const zh = {
  inUse: '表单【{name}】正在被流程模型使用：{models}，请先在模型中更换表单',
};

export type FormsText = Record<keyof typeof zh, string>;
