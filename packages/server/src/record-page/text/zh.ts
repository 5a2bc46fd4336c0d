/** Texts of what belongs to a record beside its fields. */
export const zh = {
  notYourComment: '只能修改和删除自己的评论',
  commentGone: '该评论已删除',
  emptyComment: '请输入评论内容',
  cannotSee: '提及的人中有人不存在，或没有权限查看这条记录，请重新选择',
  noTemplate: '该文件不是可用的 Word 模板（.docx），或超出大小限制，请用 Word 重新保存后再上传',
  faultyTemplate: '模板有误，请检查占位符是否成对：{reason}',
  templateTooMuch: '模板过于复杂，无法在限定的时间和内存内处理，请简化后重试',
  documentTooLarge: '生成的文档过大，请减少模板中的图片',
  tooManyTemplates: '每类记录最多 {count} 个模板，请先删除不用的模板',
};

export type RecordPageText = Record<keyof typeof zh, string>;
