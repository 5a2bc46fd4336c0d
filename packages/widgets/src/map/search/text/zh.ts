export const zh = {
  search: '搜索地点',
  placeholder: '地名、地址或经纬度',
  go: '搜索',
  clear: '清空',
  searching: '正在搜索…',
  results: '{n} 个结果',
  none: '没有找到“{text}”，请换个说法，或直接输入经纬度',
  offline: '未配置在线地名服务：只能查找坐标、本项目对象和主要城市',
  // Console specification, section 8, to the letter.
  failed: '根据地址查询位置失败',
  typed: '坐标',
  object: '本项目',
  recent: '最近',
  gazetteer: '城市',
  online: '在线',
};

export type Texts = typeof zh;
