export const zh = {
  choose: '选择图片',
  remove: '恢复默认标志',
  type: '请选择 PNG、JPG 或 WebP 图片',
  failed: '图片读取失败，请重新选择',
  size: '图片超过 {size}，请压缩后再选择',
};

export type PictureText = Record<keyof typeof zh, string>;
