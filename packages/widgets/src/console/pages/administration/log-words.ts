import {
  AREAS,
  fieldsOf,
  findResource,
  type AnyResource,
  type Label,
  type Lang,
  type NamedField,
} from '@gongdi/domain';

/** What the log tells of besides records of resources. */
const SUBJECTS: Readonly<Record<string, Label>> = {
  account: { zh: '账号', en: 'Account' },
  dictionary: { zh: '字典', en: 'Dictionary' },
  menu: { zh: '菜单', en: 'Menu' },
  fence: { zh: '电子围栏', en: 'Fence' },
  setting: { zh: '系统设置', en: 'Setting' },
  work_point: { zh: '作业点', en: 'Work point' },
  process_model: { zh: '流程模型', en: 'Process model' },
  process_definition: { zh: '流程定义', en: 'Process definition' },
  process_instance: { zh: '流程实例', en: 'Process' },
  process_form: { zh: '流程表单', en: 'Process form' },
  process_rule: { zh: '分配规则', en: 'Assignment rule' },
  process_event: { zh: '流程事件', en: 'Process event' },
  process_user_group: { zh: '用户组', en: 'User group' },
  process_calendar: { zh: '工作日历', en: 'Working calendar' },
};

/** Values that are written down and belong to no field. */
const VALUES: Readonly<Record<string, Label>> = {
  added: { zh: '新增条数', en: 'Added' },
  records: { zh: '条数', en: 'Records' },
  personal: { zh: '个人信息', en: 'Personal data' },
  reason: { zh: '原因', en: 'Reason' },
};

/** What an entry of the log is about, in words; what nobody named stays as it is written. */
export function subjectWord(subject: string, lang: Lang): string {
  const area = AREAS.find(({ path }) => path === subject);
  return (findResource(subject)?.label ?? SUBJECTS[subject] ?? area?.label)?.[lang] ?? subject;
}

/** One changed value of an entry. */
export interface Change {
  label: string;
  /** Of the record; absent: no field of it, shown as it is written. */
  field?: NamedField;
  before: unknown;
  after: unknown;
}

/** How a change stands in the log: the name of the value, what it was, what it is; texts may have several lines. */
const LINE = /^([A-Za-z][A-Za-z0-9_]*): /;
const ARROW = ' → ';
const NOTHING = '--';

/** Reads the changes of an entry. @param written lines of `name: before → after` */
export function changesIn(subject: string, written: string, lang: Lang): Change[] {
  const resource = findResource(subject);
  const fields = new Map(resource ? fieldsOf(resource).map((field) => [field.name, field]) : []);
  const entries: string[] = [];
  for (const line of written.split('\n')) {
    const name = LINE.exec(line)?.[1];
    const begins = name !== undefined && (!resource || fields.has(name) || name in VALUES);
    if (begins || entries.length === 0) entries.push(line);
    else entries.push(`${entries.pop()!}\n${line}`);
  }
  return entries.map((entry) => readChange(entry, resource, fields, lang));
}

function readChange(
  entry: string,
  resource: AnyResource | undefined,
  fields: ReadonlyMap<string, NamedField>,
  lang: Lang,
): Change {
  const name = LINE.exec(entry)?.[1] ?? '';
  const [before = '', ...after] = entry.slice(name === '' ? 0 : name.length + 2).split(ARROW);
  const field = resource && fields.get(name);
  const label = field?.label[lang] ?? VALUES[name]?.[lang] ?? name;
  return { label, ...(field && { field }), before: valueOf(before, field), after: valueOf(after.join(ARROW), field) };
}

/** The value that a text of the log stands for; a list or a small table is written as JSON. */
function valueOf(text: string, field: NamedField | undefined): unknown {
  if (text === NOTHING || text === '') return null;
  if (!field) return text;
  if (NUMBERS.has(field.kind)) return Number(text);
  if (field.kind === 'boolean') return text === 'true';
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const NUMBERS: ReadonlySet<NamedField['kind']> = new Set(['code', 'integer', 'decimal', 'fee', 'meters']);
