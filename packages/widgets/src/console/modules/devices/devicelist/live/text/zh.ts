/** Texts of the live panel of a device. */
export const zh = {
  live: '实时数据与趋势',
  video: '实时视频',
};

export type DevicePageText = Record<keyof typeof zh, string>;
