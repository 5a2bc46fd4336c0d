export const zh = {
  code: '二维码',
  title: '「{title}」的二维码',
  hint: '用手机扫一扫，登录后打开此页面',
  print: '打印',
  save: '下载图片',
};

export type CodeText = Record<keyof typeof zh, string>;
