export const zh = {
  fill: '收入文件',
  fillHelp: '把所选目录及其下级中还没有组卷的文件收入本卷，按目录和日期排序。',
  folder: '档案目录',
  choose: '请选择目录',
  filled: '已收入 {taken} 份文件',
  book: '下载封面与目录',
  documents: '卷内文件',
};

export type VolumeText = typeof zh;
