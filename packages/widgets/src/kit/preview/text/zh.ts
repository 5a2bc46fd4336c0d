/** Texts of file previews. */
export const zh = {
  preview: '预览',
  open: '打开',
  download: '下载',
  zoomIn: '放大',
  zoomOut: '缩小',
  rotate: '旋转',
  restore: '还原',
  previous: '上一张',
  next: '下一张',
  place: '{at} / {count}',
  loading: '正在加载文件…',
  failed: '文件加载失败',
  expired: '文件地址已过期，请刷新页面后重试',
  notShown: '浏览器无法显示该文件，请下载后查看',
  retry: '重试',
  close: '关闭',
  files: '文件列表',
  more: '共 {count} 个文件',
};

export type PreviewText = Record<keyof typeof zh, string>;
