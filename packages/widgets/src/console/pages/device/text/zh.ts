/** Texts of the live panel of a device. */
export const zh = {
  live: '实时数据与趋势',
  video: '实时视频',
  videoNone: '未配置视频地址，请编辑设备并填写“视频地址”（HLS）',
  videoFlv: '该地址不是 HLS（.m3u8），浏览器无法直接播放；请在流媒体服务中开启 HLS 后填写其地址',
  videoLoading: '正在连接视频…',
  videoFailed: '视频没有画面：设备未推流，或网络不通。请检查设备与流媒体服务后重试',
  videoUnsupported: '此浏览器不支持播放 HLS 视频',
  retry: '重试',
};

export type DevicePageText = Record<keyof typeof zh, string>;
