/** Texts of file previews. */
export const zh = {
  preview: '预览',
  open: '打开',
  expired: '文件地址已过期，请刷新页面后重试',
  sealed: '含个人信息，已隐藏',
  sealedWhy: '文件含个人信息，已隐藏；有“查看个人信息”权限的人可在详情页查看',
  files: '文件列表',
  more: '共 {count} 个文件',
};

export type PreviewText = Record<keyof typeof zh, string>;
