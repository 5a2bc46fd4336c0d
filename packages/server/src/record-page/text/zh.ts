/** Texts of what belongs to a record beside its fields. */
export const zh = {
  notYourComment: '只能修改和删除自己的评论',
  commentGone: '该评论已删除',
  emptyComment: '请输入评论内容',
  cannotSee: '提及的人中有人不存在，或没有权限查看这条记录，请重新选择',
};

export type RecordPageText = Record<keyof typeof zh, string>;
