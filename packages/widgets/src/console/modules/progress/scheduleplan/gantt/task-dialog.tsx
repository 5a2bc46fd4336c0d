import { fieldsOf, fill, scheduletask, usermanage, type Lang } from '@gongdi/domain';
import { clockOfCalendar, CONSTRAINT, dayText, ELAPSED, finishDay, minuteOf } from '@gongdi/domain/schedule';
import { DatePicker, Form, Input, InputNumber, Modal, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { ReferenceSelect } from '../../../../../kit/record-form/reference-select.tsx';
import TreeSelect from '../../../../../kit/record-form/tree-select.tsx';
import type { Content } from '../../../../generic/schedule/dates.ts';
import type { Task } from '../../../../generic/schedule/doc.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useScheduleText } from '../text/index.ts';

type Constraint = keyof typeof CONSTRAINT;
const CONSTRAINTS = Object.keys(CONSTRAINT) as Constraint[];
/** Those that need no day. */
const DAYLESS: ReadonlySet<Constraint | undefined> = new Set(['asap', 'alap', undefined]);
/** Those that are about the finish. */
const OF_FINISH: ReadonlySet<Constraint> = new Set(['mustFinish', 'finishNotEarlier', 'finishNotLater']);

const FIELDS = fieldsOf(scheduletask);
const LABELS = new Map(FIELDS.map(({ name, label }) => [name, label]));
const PART = FIELDS.find(({ name }) => name === 'part_id')!;

interface Values {
  task_name: string;
  charge_id?: string | null;
  leader_id?: string | null;
  part_id?: string | null;
  crew?: string;
  heads?: number | null;
  quantity?: number | null;
  quantity_unit?: string;
  calendar_id?: string | null;
  constraint?: Constraint;
  constraint_day?: Dayjs | null;
  deadline?: Dayjs | null;
  weight?: number | null;
}

interface TaskDialogProps {
  task: Task;
  isSummary: boolean;
  content: Content;
  onChange: (values: Partial<Task>) => void;
  onClose: () => void;
}

/** What a task has beyond the columns of the table: people, crew, quantity, calendar, constraint and deadline. */
export default function TaskDialog({ task, isSummary, content, onChange, onClose }: TaskDialogProps) {
  const text = useScheduleText();
  const lang = useLang();
  const [form] = Form.useForm<Values>();
  const constraint: Constraint | undefined = Form.useWatch('constraint', form);
  const accept = (values: Values) => {
    onChange(changesOf(values, { task, isSummary, content }));
    onClose();
  };
  return (
    <Modal
      open
      width={720}
      title={fill(text.infoOf, { name: task.task_name })}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        className="gd-gantt-task"
        initialValues={{ ...valuesOf(task), project_id: content.project_id }}
        onFinish={accept}
      >
        <Form.Item
          name="task_name"
          label={text.name}
          rules={[{ required: true, whitespace: true, message: text.name }]}
        >
          <Input maxLength={200} />
        </Form.Item>
        {(['charge_id', 'leader_id'] as const).map((key) => (
          <Form.Item key={key} name={key} label={labelOf(key, lang)}>
            <ReferenceSelect
              of={usermanage.name}
              among={{ field: `${scheduletask.name}.${key}`, project_id: content.project_id }}
            />
          </Form.Item>
        ))}
        {!isSummary && <Work {...{ lang, content }} />}
        {!isSummary && (
          <Form.Item name="constraint" label={text.constraint}>
            <Select options={CONSTRAINTS.map((value) => ({ value, label: text.constraints[value] }))} />
          </Form.Item>
        )}
        {!isSummary && !DAYLESS.has(constraint) && (
          <Form.Item
            name="constraint_day"
            label={text.constraintDay}
            rules={[{ required: true, message: text.constraintDayMissing }]}
          >
            <DatePicker />
          </Form.Item>
        )}
        <Form.Item name="deadline" label={text.deadline} extra={text.deadlineHint}>
          <DatePicker />
        </Form.Item>
        <Form.Item name="weight" label={text.weight} extra={text.weightHint}>
          <InputNumber min={0} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Who works, on how much, and when. */
function Work({ lang, content }: { lang: Lang; content: Content }) {
  const text = useScheduleText();
  const calendars = content.calendars.slice(1).filter(({ id }) => id !== ELAPSED.id);
  return (
    <>
      <Form.Item name="part_id" label={labelOf('part_id', lang)} extra={text.partHint}>
        <TreeSelect field={PART} />
      </Form.Item>
      <Form.Item name="crew" label={labelOf('crew', lang)}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="heads" label={labelOf('heads', lang)}>
        <InputNumber min={0} max={10_000} precision={0} />
      </Form.Item>
      <Form.Item name="quantity" label={labelOf('quantity', lang)}>
        <InputNumber min={0} />
      </Form.Item>
      <Form.Item name="quantity_unit" label={labelOf('quantity_unit', lang)}>
        <Input maxLength={10} />
      </Form.Item>
      <Form.Item name="calendar_id" label={text.calendar}>
        <Select
          options={[
            { value: '', label: content.calendars[0]?.name || text.planCalendar },
            ...calendars.map(({ id, name }) => ({ value: id, label: name })),
            { value: ELAPSED.id, label: text.elapsed },
          ]}
        />
      </Form.Item>
    </>
  );
}

const labelOf = (
  key: 'charge_id' | 'leader_id' | 'part_id' | 'crew' | 'heads' | 'quantity' | 'quantity_unit',
  lang: Lang,
): string => LABELS.get(key)![lang];

/** The values of the form, from those of a task. */
export function valuesOf(task: Task): Values {
  const constraint = CONSTRAINTS.find((key) => CONSTRAINT[key] === (task.constraint_kind ?? CONSTRAINT.asap)) ?? 'asap';
  const day = (at: number): string => (OF_FINISH.has(constraint) ? finishDay(at) : dayText(at));
  return {
    task_name: task.task_name,
    charge_id: task.charge_id,
    leader_id: task.leader_id,
    part_id: task.part_id,
    crew: task.crew ?? '',
    heads: task.heads,
    quantity: task.quantity,
    quantity_unit: task.quantity_unit ?? '',
    calendar_id: task.calendar_id ?? '',
    constraint,
    constraint_day: task.constraint_at === null ? null : dayjs(day(task.constraint_at)),
    deadline: task.deadline_at === null ? null : dayjs(finishDay(task.deadline_at)),
    weight: task.weight,
  };
}

/** What the form says of a task. Days become the first or the last minute of work of that day. */
export function changesOf(
  values: Values,
  { task, isSummary, content }: Pick<TaskDialogProps, 'task' | 'isSummary' | 'content'>,
): Partial<Task> {
  const calendar_id = isSummary ? task.calendar_id : values.calendar_id || null;
  const { begin, end } = daysOf(content, calendar_id);
  const common: Partial<Task> = {
    task_name: values.task_name.trim(),
    charge_id: values.charge_id ?? null,
    leader_id: values.leader_id ?? null,
    part_id: isSummary ? task.part_id : (values.part_id ?? null),
    weight: values.weight ?? null,
    deadline_at: values.deadline ? end(values.deadline) : null,
  };
  if (isSummary) return common;
  return {
    ...common,
    crew: values.crew?.trim() || null,
    heads: values.heads ?? null,
    quantity: values.quantity ?? null,
    quantity_unit: values.quantity_unit?.trim() || null,
    calendar_id,
    ...boundOf(values, { begin, end }),
  };
}

type Place = (day: Dayjs) => number;

/** The first and the last minute of work of a day, by a calendar of the plan. */
function daysOf({ calendars }: Pick<Content, 'calendars'>, calendar_id: string | null): { begin: Place; end: Place } {
  const own = calendars.find(({ id }) => id === calendar_id) ?? calendars[0]!;
  const clock = clockOfCalendar(calendar_id === ELAPSED.id ? ELAPSED : own);
  const midnight = (day: Dayjs): number => minuteOf(day.format('YYYY-MM-DD'));
  return {
    begin: (day) => clock.startAt(clock.count(midnight(day))),
    end: (day) => clock.endAt(clock.count(midnight(day) + 1440)),
  };
}

function boundOf(
  { constraint = 'asap', constraint_day }: Values,
  { begin, end }: { begin: Place; end: Place },
): Pick<Task, 'constraint_kind' | 'constraint_at'> {
  if (constraint === 'alap') return { constraint_kind: CONSTRAINT.alap, constraint_at: null };
  if (DAYLESS.has(constraint) || !constraint_day) return { constraint_kind: null, constraint_at: null };
  const place = OF_FINISH.has(constraint) ? end : begin;
  return { constraint_kind: CONSTRAINT[constraint], constraint_at: place(constraint_day) };
}
