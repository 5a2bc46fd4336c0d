/** Messages about conditions of key steps. */
export const zh = {
  present: '条件验收报验',
  release: '条件验收放行',
  itemRelease: '一般条件限期放行',
  none: '还没有列出条件，请先在“条件清单”中列出',
  noMain: '没有主控条件，请先列出主控条件',
  mainOpen: '还有 {count} 条主控条件未证明：{names}；全部举证后再放行',
  generalOpen: '还有 {count} 条一般条件未证明：{names}；举证，或由监理限期放行',
  past: '期限应晚于今天',
  beyond: '放行有效期不能晚于一般条件的放行期限 {day}（「{name}」）',
  mainReleased: '主控条件不能限期放行，请举证',
  takenBack: '条件「{name}」的证明已撤销，放行失效',
  termOver: '条件「{name}」的放行期限 {day} 已过仍未证明，放行失效',
  expired: '条件验收「{name}」的有效期至 {day}，已过期；重新组织并放行后才能开始',
};

export type ConditionText = Record<keyof typeof zh, string>;
