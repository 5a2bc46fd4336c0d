export const zh = {
  choose: '选择要比较的版本，或打开一个文件。当前流程图上会标出新增、修改与删除的内容。',
  openFile: '打开文件比较…',
  versions: '其他版本',
  comparedWith: '当前流程图与“{name}”相比',
  unnamed: '另一版本',
  same: '两个版本的内容相同',
  sameButLayout: '内容相同，仅图形有变化',
  comparing: '正在比较…',
  showLayout: '显示仅图形变化（{count}）',
  other: '选择其他版本',
  end: '结束比较',
  unreadable: '该版本无法读取：{message}',
  fileUnreadable: '文件无法读取，请确认文件存在且未损坏',
  versionFailed: '该版本获取失败，请稍后重试',
  fileType: '请选择 .xml 或 .bpmn 文件',
};

export type CompareTexts = Record<keyof typeof zh, string>;
