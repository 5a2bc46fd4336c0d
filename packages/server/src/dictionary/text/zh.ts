/** Messages about dictionaries. */
export const zh = {
  entryInUse: '字典项「{labels}」已被数据使用，不能删除，可以停用',
};

export type DictionaryMessages = Record<keyof typeof zh, string>;
