export const zh = {
  kept: '同意书与留存（{count} 人）',
  paper: '同意书（版本 {version}，签署前请本人阅读）',
  title: '人脸同意书、留存与删除',
  about: '按本企业及下属单位合计，不含姓名。',
  keptNow: '现留存人脸（人）',
  deleted: '已删除照片（张）',
  thisYear: '本年采集（人）',
  reportAt: '备案数量（人）',
  term: '离场后保留',
  atOnce: '离场即删除',
  days: '{days} 天后删除',
  near: '留存数量已达备案数量的九成：请准备向省级以上网信部门备案，或及时删除不再需要的照片',
  reached: '留存数量已达备案数量：须向省级以上网信部门备案',
  settings: '修改保存期限与同意书',
};

export type FaceText = Record<keyof typeof zh, string>;
