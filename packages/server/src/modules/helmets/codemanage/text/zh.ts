/** Messages about codes of helmets. */
export const zh = {
  replaced: '安全帽更换二维码',
  void: '二维码 {code} 已作废：请换一个未使用的码',
  used: '二维码 {code} 已贴在另一顶安全帽上：请换一个未使用的码',
  otherProject: '二维码 {code} 不属于该项目：请使用本项目批次的码',
};

export type CodeText = Record<keyof typeof zh, string>;
