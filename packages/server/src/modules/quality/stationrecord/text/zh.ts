/** Messages about attendances. */
export const zh = {
  early: '旁站须提前 {hours} 小时通知，现在通知最早可定在 {at}，请改计划开始时间',
  confirm: '旁站确认',
  sign: '旁站记录签字',
  future: '旁站时间不能晚于现在，旁站结束后再记录',
  beforeNotice: '旁站开始不能早于通知时间 {at}，不能倒填',
  notConfirmed: '旁站申请还没有确认，请监理先确认旁站人员',
  closed: '旁站已结束 {hours} 小时，超过 {most} 小时不能再签字；请另做情况说明',
  overlap: '您在这段时间已有旁站记录「{name}」，一个人不能同时旁站两处；请核对时间',
};

export type StationText = Record<keyof typeof zh, string>;
