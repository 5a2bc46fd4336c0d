import { AREAS } from '../areas/registry.ts';
import type { ColorType } from '../dictionary/define.ts';
import type { FieldChoice } from '../field/meta.ts';
import type { Label, Lang } from '../label.ts';
import type { AnyResource } from '../resource/define.ts';
import { stepsOf } from '../resource/steps.ts';
import { loggedResources } from './resources.ts';

const action = (zh: string, en: string, color_type?: ColorType) => ({ label: { zh, en }, color_type });

/** What the change record tells of besides the steps of records, which have their own names. */
const ACTIONS = {
  add: action('新增', 'Add', 'success'),
  edit: action('编辑', 'Edit', 'processing'),
  delete: action('删除', 'Delete', 'error'),
  import: action('导入', 'Import', 'processing'),
  deploy: action('发布流程', 'Deploy', 'processing'),
  overdue: action('逾期未处理', 'Term over', 'warning'),
  register: action('注册', 'Register', 'success'),
  check: action('审核', 'Check', 'processing'),
  password: action('修改密码', 'Change a password', 'warning'),
  end_session: action('强制下线', 'End a session', 'warning'),
  show_personal: action('查看个人信息', 'See personal data', 'warning'),
  export_personal: action('导出个人信息', 'Export personal data', 'warning'),
  fence: action('修改围栏', 'Change a fence', 'processing'),
  drawings: action('修改图纸', 'Change a drawing', 'processing'),
  scheme: action('修改监测方案', 'Change the monitor scheme', 'processing'),
  'monitor-status': action('修改监测状态', 'Change the monitoring', 'warning'),
  warning: action('设置区域预警限值', 'Set limits of an area', 'processing'),
  limits: action('设置预警限值', 'Set limits', 'processing'),
  base: action('设置初始值', 'Set the base', 'processing'),
  key: action('生成设备密钥', 'Make a device key', 'warning'),
  state: action('挂起或激活', 'Suspend or activate', 'warning'),
  clean: action('清理', 'Clean up', 'error'),
  message: action('发送消息', 'Send a message', 'processing'),
  signal: action('发送信号', 'Send a signal', 'processing'),
  condition: action('检查条件', 'Check conditions', 'processing'),
  variables: action('修改变量', 'Change variables', 'warning'),
  jump: action('跳转', 'Jump', 'warning'),
  migrate: action('迁移版本', 'Migrate', 'warning'),
  suspend: action('挂起', 'Suspend', 'warning'),
  resume: action('激活', 'Resume', 'success'),
  retry: action('重试', 'Retry', 'processing'),
  cancel: action('取消流程', 'Cancel', 'warning'),
} as const satisfies Record<string, { label: Label; color_type: ColorType | undefined }>;

/** What a room may say that it did; what it has no word for it cannot write down. */
export type LogAction = keyof typeof ACTIONS;

/** What the change record tells of besides records of resources and monitored areas. */
const SUBJECTS = {
  account: { zh: '账号', en: 'Account' },
  dictionary: { zh: '字典', en: 'Dictionary' },
  menu: { zh: '菜单', en: 'Menu' },
  setting: { zh: '系统设置', en: 'Setting' },
  'work-point': { zh: '作业点', en: 'Work point' },
  process_model: { zh: '流程模型', en: 'Process model' },
  process_definition: { zh: '流程定义', en: 'Process definition' },
  process_instance: { zh: '流程实例', en: 'Process' },
  process_form: { zh: '流程表单', en: 'Process form' },
  process_rule: { zh: '分配规则', en: 'Assignment rule' },
  process_event: { zh: '流程事件', en: 'Process event' },
  process_user_group: { zh: '用户组', en: 'User group' },
  process_calendar: { zh: '工作日历', en: 'Working calendar' },
} as const satisfies Record<string, Label>;

/** Everything that an entry can be about. */
export function logSubjects(): readonly FieldChoice[] {
  forgetWords();
  return (subjects ??= [
    ...loggedResources().map(({ name, label }) => ({ value: name, label })),
    ...AREAS.map(({ path, label }) => ({ value: path, label })),
    ...Object.entries<Label>(SUBJECTS).map(([value, label]) => ({ value, label })),
  ]);
}
let subjects: readonly FieldChoice[] | undefined;

/**
 * What can have been done to what an entry is about: the steps of its lifecycle by their own names, and what is common.
 * Without a subject, all there is; a name that means several things has the words of each.
 */
export function logActions({ subject }: Readonly<Record<string, unknown>>): readonly FieldChoice[] {
  forgetWords();
  if (typeof subject !== 'string' || subject === '')
    return (every ??= joined([...COMMON, ...loggedResources().flatMap(stepsIn)]));
  let known = bySubject.get(subject);
  if (!known) {
    const resource = loggedResources().find(({ name }) => name === subject);
    const own = resource ? stepsIn(resource) : [];
    const names = new Set(own.map(({ value }) => value));
    bySubject.set(subject, (known = [...own, ...COMMON.filter(({ value }) => !names.has(value))]));
  }
  return known;
}
let every: readonly FieldChoice[] | undefined;
const bySubject = new Map<string, readonly FieldChoice[]>();

/** In a browser definitions arrive one by one: what was joined before another came is joined anew. */
function forgetWords(): void {
  const { length } = loggedResources();
  if (length === joinedOf) return;
  joinedOf = length;
  subjects = every = undefined;
  bySubject.clear();
}
/** How many definitions there were then. */
let joinedOf = 0;

const COMMON = Object.entries(ACTIONS).map(([value, one]): FieldChoice => ({ value, ...one }));

function stepsIn(resource: AnyResource): FieldChoice[] {
  return stepsOf(resource).map(({ name, label, step }) => ({
    value: name,
    label,
    color_type: step.danger ? 'warning' : 'processing',
  }));
}

function joined(choices: readonly FieldChoice[]): readonly FieldChoice[] {
  const words = new Map<string, Label[]>();
  for (const { value, label } of choices) {
    const said = words.get(value) ?? [];
    words.set(value, said.some(({ zh }) => zh === label.zh) ? said : [...said, label]);
  }
  return [...words].map(([value, labels]) => {
    const all = (lang: Lang) => [...new Set(labels.map((label) => label[lang]))].join(' / ');
    return { value, label: { zh: all('zh'), en: all('en') } };
  });
}
