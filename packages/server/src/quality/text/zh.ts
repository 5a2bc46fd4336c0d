/** Messages about posts and results of acceptance. */
export const zh = {
  post: '{what}由{posts}办理，您在本项目没有这个岗位（或不在任职期内）；请在“验收人员”中登记后再办理',
  order: '时间早于上一步骤的时间，不能倒填；请核对设备时间后重新办理',
  noPicture: '请上传照片',
  takenLater: '照片「{name}」的拍摄时间晚于上传时间，请核对拍摄时间',
  cameraAhead: '照片「{name}」自带的拍摄时间 {at} 晚于上传时间，相机时间不准，请校准后现场重新拍摄',
  cameraTime: '照片「{name}」自带的拍摄时间是 {at}，应在 {from} 至 {to} 之间；不能用以前的照片，请现场重新拍摄',
  cameraPlace: '照片「{name}」自带的位置距填写位置（或项目）{distance} 米，超过 {limit} 米，请在现场拍摄或更正位置',
  usedPicture: '照片「{name}」已用于另一条记录，不能重复作证明；请现场重新拍摄',
};

export type QualityText = Record<keyof typeof zh, string>;
