/** Messages for the editor of dictionaries. */
export const zh = {
  builtInMissing: '内置字典项「{label}」（{value}）不能删除，可以停用',
  valueTwice: '字典值 {value} 重复，请修改',
  labelMissing: '请输入字典值 {value} 的中文名称',
  englishMissing: '请输入字典值 {value} 的英文名称',
  labelTwice: '名称「{label}」重复，请修改',
  labelIsValue: '名称「{label}」与另一项的字典值相同，导入时无法区分，请修改',
  noOwn: '「{label}」不能新增：系统按该字典的字典值处理业务，只能修改名称、颜色和顺序，或停用',
  stateDisabled: '「{label}」是业务状态，不能停用，可以修改名称、颜色和顺序',
  allDisabled: '至少保留一个启用的字典项',
};

export type DictionaryText = Record<keyof typeof zh, string>;
