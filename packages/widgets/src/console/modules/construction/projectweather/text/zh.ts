export const zh = {
  configure: '天气来源设置',
  help: '服务器每小时为在建和停工的项目查询一次天气，并按日保存；人工填写或修改过的日期不会被覆盖。密钥只保存在服务器上。',
  format: '格式',
  none: '不自动获取（人工填写）',
  open_meteo: 'Open-Meteo 或兼容接口',
  qweather: '和风天气或兼容接口',
  url: '接口地址',
  urlHint: '留空使用默认地址。可用占位符：{lat} 纬度、{lon} 经度、{key} 密钥、{zone} 时区、{part} 接口部分（和风）',
  key: '密钥',
  keyHint: '保存后只显示末尾几位',
  test: '测试',
  passed: '测试成功：{message}',
  failed: '测试失败：{message}',
  save: '保存',
  saved: '已保存，几分钟内开始获取',
};

export type WeatherText = Record<keyof typeof zh, string>;
