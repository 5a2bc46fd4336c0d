export const zh = { package: '下载移交包' };

export type HandoverText = typeof zh;
