/** Texts of the documents of a record by templates. */
export const zh = {
  title: '按模板生成 Word',
  make: '生成',
  none: '本单位还没有这类记录的 Word 模板，请联系管理员上传。',
  noneYet: '还没有这类记录的 Word 模板。先复制下面的占位符，写到您的 Word 文件中，再在这里上传。',
  unknown: '模板中的以下占位符不存在，生成时为空：{names}',
  remove: '删除',
  removeAsk: '删除模板「{name}」？',
  removeWhat: '本单位及下级单位将不能再用它生成文档，已生成的文档不受影响。',
  add: '上传模板',
  hint: '模板是一个 .docx 文件，占位符写在花括号中，例如 {项目名称}。本单位及下级单位都可以使用。',
  added: '模板已保存',
  save: '保存模板',
  placeholders: '占位符一览',
  field: '内容',
  inTemplate: '写在模板中',
  becomes: '生成为',
  text: '文字',
  picture: '图片（不是图片的文件为文件名）',
  pictures: '逐张图片；不写循环时为第一张',
  rows: '逐行；可以写在表格的一行中',
};

export type WordText = Record<keyof typeof zh, string>;
