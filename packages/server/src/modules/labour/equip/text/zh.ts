/** Messages about equipment of workers. */
export const zh = {
  left: '{name}已离场，不能再发放用品；如已返回，请先在其档案中再次登记并进场',
  early: '办理日期不能早于发放日期 {date}',
  tooMany: '归还数量不能多于发放的 {count} 件',
  kept: '{name}已离场，仍有 {count} 件劳保用品未归还',
};

export type GearText = Record<keyof typeof zh, string>;
