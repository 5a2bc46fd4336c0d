/** Messages about questions and feedback. */
export const zh = {
  reopenOver: '认可后可在 {until} 前重新打开，现已过期；仍有问题请另提一个新问题',
  termPast: '新的答复期限不能早于 {day}，请改选日期',
};

export type QuestionsText = Record<keyof typeof zh, string>;
