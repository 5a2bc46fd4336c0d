/** Messages about posts. */
export const zh = {
  opposed: '该人员在本项目已任“{post}”，不能同时担任被检查一方和检查一方；请换人或先结束原岗位',
  twice: '该人员在本项目已登记为“{post}”，任职期重叠；请修改原记录',
};

export type PostText = Record<keyof typeof zh, string>;
