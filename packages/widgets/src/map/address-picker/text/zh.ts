export const zh = {
  title: '选择地址',
  cancel: '取消',
  confirm: '确定',
  address: '详细地址',
  addressHint: '点击地图或搜索后自动填写，可修改',
  addressOffline: '未配置在线地名服务，请填写地址',
  looking: '正在查询地址…',
  nothing: '尚未选点：点击地图，或用方向键移动地图后选用中心点',
  chosen: '已选位置：经度 {longitude}，纬度 {latitude}（{system}）',
  useCenter: '选用地图中心',
  marker: '已选位置，可拖动',
  // Console specification, sections 5 and 8, to the letter.
  choose: '请选择一个地址',
  failed: '获取地址失败',
  enterAddress: '请填写详细地址',
};

export type Texts = typeof zh;
