/** Messages about people on site. */
export const zh = {
  refused: '{name}不能{act}：{reasons}',
  arrive: '进场',
  trade: '从事{trade}',
  register: '登记',
  changed: '由{from}变更为{to}',
  again: '该身份证号已登记为「{name}」，请在其档案中再次登记',
  twice: '该身份证号在表格中出现多次',
  listedTeam: '{name}不能加入该班组：班组所属单位在黑名单期限内，请与{companies}联系，或选择其他班组',
  unsettled: '{name}已离场，工资未结清',
  byItself: '连续 {days} 天无通行记录，自动退场',
  leftByItself: '{name}连续 {days} 天无通行记录，已自动退场，工资未结清',
};

export type StaffText = Record<keyof typeof zh, string>;
