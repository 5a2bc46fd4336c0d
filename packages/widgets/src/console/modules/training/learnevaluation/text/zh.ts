/** Texts of the learner's page. */
export const zh = {
  title: '学习评估',
  library: '题库',
  papers: '试卷',
  grades: '全部成绩',
  courses: '我的课程',
  progress: '已学完 {done} / {of} 门',
  noCourses: '还没有课程',
  exams: '我的考试',
  noExams: '还没有考试',
  passed: '考试合格',
  failed: '考试不合格',
  toSit: '学完后考试',
  sitBy: '参加考试（{day} 前）',
  attempt: '第 {at} 次考试',
  score: '{score} 分',
};

export type LearnText = Record<keyof typeof zh, string>;
