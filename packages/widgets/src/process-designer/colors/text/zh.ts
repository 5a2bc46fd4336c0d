export const zh = {
  color: '颜色',
  blue: '蓝色',
  green: '绿色',
  amber: '黄色',
  red: '红色',
  purple: '紫色',
  grey: '灰色',
  reset: '恢复默认颜色',
  fill: '填充',
  stroke: '边线',
};

export type ColorTexts = Record<keyof typeof zh, string>;
