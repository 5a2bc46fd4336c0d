/** Texts of file previews. */
export const zh = {
  preview: '预览',
  open: '打开',
  expired: '文件地址已过期，请刷新页面后重试',
  files: '文件列表',
  more: '共 {count} 个文件',
};

export type PreviewText = Record<keyof typeof zh, string>;
