/** Messages about days and the decision of corrections. */
export const zh = {
  ownRequest: '这是您自己提交的申请，须由其他人{step}',
  ownDay: '「{name}」的档案关联的是您的账号，本人的考勤须由其他人{step}',
  postAbsent: '{project}：{post}「{name}」{day} 缺勤且没有请假',
};

export type DaysText = Record<keyof typeof zh, string>;
