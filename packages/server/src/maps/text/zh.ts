/** Messages about faults in a configuration of maps. */
export const zh = {
  wrong: '地图配置 {file} 有误，请修改后重新启动：{problems}',
  problem: '{path}：{reason}',
  notJson: '不是有效的 JSON（{reason}）',
  notReadable: '无法读取（{reason}）',
  webAddress: '地址应以 http:// 或 https:// 开头，或以 / 开头表示本服务器，现为“{url}”',
  place: '瓦片地址应含有 {gaps}，现为“{url}”',
  noHosts: '地址含有 {s}，请在 subdomains 中给出它的取值',
  oddHost: '地址“{url}”的主机名含有不允许的字符',
  noVariable: '环境变量 {name} 没有设置，请设置后重新启动',
  zooms: 'minZoom 不应大于 maxZoom',
  points: '需要 2 个或 3 个不重合、不在一条直线上的控制点',
  outside: '经纬度超出范围：经度在 -180 与 180 之间，纬度在 -90 与 90 之间，经度在前',
  noFile: '找不到文件“{url}”（相对于地图配置文件所在的文件夹）',
  fileType: '文件“{url}”的类型不对，可用：{types}',
};

export type MapMessages = Record<keyof typeof zh, string>;
