/** Texts of courses. */
export const zh = {
  learn: '学习',
  read: '阅读课程资料',
  time: '学习进度',
  spent: '已学习 {done} 分钟，至少 {of} 分钟',
  finished: '已达到最短学习时间',
  hint: '学习时间由服务器计算：页面可见时计时，视频播放时计时；拖动和倍速不计。',
  sit: '参加课后考试',
  readers: '学习情况',
  reader: '人员',
  edition: '版本',
  minutes: '学习时间（分钟）',
  begun: '开始学习',
  done: '完成时间',
  nobody: '还没有人学习',
};

export type CourseText = Record<keyof typeof zh, string>;
