/** Messages for the editor of dictionaries. */
export const zh = {
  builtInMissing: '内置字典项「{label}」（{value}）不能删除，可以停用',
  valueTwice: '字典值 {value} 重复，请修改',
  labelMissing: '请输入字典值 {value} 的中文名称',
  englishMissing: '请输入字典值 {value} 的英文名称',
  labelTwice: '名称「{label}」重复，请修改',
  labelIsValue: '名称「{label}」与另一项的字典值相同，导入时无法区分，请修改',
  allDisabled: '至少保留一个启用的字典项',
};

export type DictionaryText = Record<keyof typeof zh, string>;
