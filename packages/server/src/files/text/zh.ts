/** Messages about files. */
export const zh = {
  badExtension: '文件格式不合法! 不支持该类型的文件：{name}',
  otherContent: '文件格式不合法! 文件内容与扩展名 .{extension} 不符',
  addressLate: '文件地址已过期，请刷新页面后重试',
  credentialsLate: '上传凭证已过期，请重新上传',
  nowhere: '服务器未配置文件存储，请联系管理员',
  storeAway: '文件存储暂时无法访问，请稍后重试或联系管理员',
  convertAbsent: '服务器未配置文件转换，无法在页面中显示该类型的文件，请下载后查看',
  convertBusy: '正在转换的文件过多，请稍后重试，或下载后查看',
  convertFailed: '文件无法转换，可能已损坏或设有密码，请下载后查看',
  convertSlow: '文件转换时间过长，请下载后查看',
  notConverted: '该类型的文件不需要转换',
  notSmall: '图片无法缩小，可能已损坏或尺寸过大，请打开原图查看',
  quota: '今天上传的文件过多，请明天再试或联系管理员',
};

export type FilesText = Record<keyof typeof zh, string>;
