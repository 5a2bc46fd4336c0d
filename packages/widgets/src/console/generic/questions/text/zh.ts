/** Texts of lists of questions. */
export const zh = {
  points: '{points} 分',
  score: '得 {score} 分',
  picture: '题目配图',
  given: '作答',
  none: '未作答',
  right: '正确答案',
  analysis: '解析',
};

export type QuestionText = Record<keyof typeof zh, string>;
