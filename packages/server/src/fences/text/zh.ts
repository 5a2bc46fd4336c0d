/** Messages about fences. */
export const zh = {
  fenceTaken: '该围栏属于其他项目，请重新绘制后保存',
  tooLarge: '围栏数据过大，请简化后再保存',
  unreadable: '{reason}',
  unsound: '{reason}',
  badHole: '孔洞所在的区域 {polygon} 不存在',
};

export type FenceText = Record<keyof typeof zh, string>;
