/** Messages about units. */
export const zh = {
  listed: '该单位在黑名单期限内，不能登记、参建或组建班组；详情请联系{companies}',
  expired: '该单位证照已过期，更新证照后才能进场',
  incomplete: '该单位证照不全，在企业库中补齐后才能进场',
  ends: '{name}的{licences}将于 {day} 到期（还有 {days} 天）',
  ended: '{name}的{licences}已于 {day} 过期',
};

export type UnitText = Record<keyof typeof zh, string>;
