export const zh = {
  lawful: '按法定期限登记',
  help: '从竣工验收日期起，登记地基基础与主体结构、防水、供热供冷、设备安装和装修的法定最低保修期限；已登记的不重复。',
  design: '设计使用年限（年）',
  needed: '请填写',
  added: '已登记 {added} 项',
};

export type WarrantyText = typeof zh;
