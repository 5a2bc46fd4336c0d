/** Messages made from a field's label. */
export const zh = {
  required: '请输入{label}',
  requiredChoice: '请选择{label}',
  tooLong: '{label}不能超过{max}个字符',
  tooSmall: '{label}不能小于{min}',
  tooBig: '{label}不能大于{max}',
  notInteger: '{label}必须是整数',
  notNumber: '{label}必须是数字',
  notText: '{label}必须是文本',
  notBoolean: '{label}只能是“是”或“否”',
  notDate: '{label}不是有效的日期，请按 2026-01-31 的格式填写',
  notInstant: '{label}不是有效的时间',
  notMoney: '{label}不是有效的金额，最多两位小数',
  notPhone: '{label}不是有效的手机号码',
  notIdCard: '{label}不是有效的身份证号码',
  notPassword: '{label}须为 8 到 64 位，并同时包含字母和数字',
  notPermission: '{label}中有不认识的权限',
  tooManyFiles: '文件数量超出了限制：{max}',
  notInDictionary: '{label}不在可选范围内',
  unknownField: '不认识的字段：{name}',
  endBeforeBegin: '{end}不能早于{begin}',
  other: '{label}填写有误',
  rowCount: '{count} 项',
  inRow: '{label}第 {row} 行：{message}',
};

export type DomainText = Record<keyof typeof zh, string>;
