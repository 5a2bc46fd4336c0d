import { Button, Drawer, Form, Input, Select } from 'antd';
import { useState } from 'react';
import type { EngineFlavour } from '@gongdi/bpmn';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { lazyView } from '../fields/lazy-view.tsx';
import { useConfirm } from '../fields/use-confirm.ts';
import { format, type PanelTexts } from '../text/index.ts';
import type { TimerRunsProps } from '../timers/timer-runs.tsx';
import { FieldTable } from './field-table.tsx';
import { eventLabel } from './labels.ts';
import {
  type FieldValues,
  hasTimer,
  LISTENER_ABILITIES,
  type ListenerKind,
  type ListenerValues,
  type TimerType,
} from './values.ts';

interface ListenerDrawerProps {
  kind: ListenerKind;
  engine: EngineFlavour;
  texts: PanelTexts;
  lang: Lang;
  values: ListenerValues;
  events: readonly string[];
  /** Ids of the other listeners. */
  taken: readonly string[];
  onSave(values: ListenerValues): void;
  onClose(): void;
}

const TimerRuns = lazyView<TimerRunsProps>(() => import('../timers/timer-runs.tsx'), { quiet: true });

type Scalars = Omit<ListenerValues, 'fields'>;

/** Edits a listener with its injected fields. The model changes only when the listener is complete and saved. */
export function ListenerDrawer(props: ListenerDrawerProps) {
  const { kind, engine, texts, lang, values, events, taken, onSave, onClose } = props;
  const [form] = Form.useForm<Scalars>();
  const [fields, setFields] = useState<readonly FieldValues[]>(values.fields);
  const live: Partial<Scalars> = Form.useWatch([], form) ?? values;
  const abilities = LISTENER_ABILITIES[engine];
  const needed = (label: string) => [{ required: true, whitespace: true, message: format(texts.required, { label }) }];
  const type = live.listenerType ?? values.listenerType;
  const event = live.event ?? values.event;
  const place = live.scriptType ?? values.scriptType;
  const timer: TimerType = live.eventDefinitionType ?? values.eventDefinitionType;
  const { fields: _, ...scalars } = values;
  const confirm = useConfirm(texts);
  // Escape and a click outside may happen by accident, so they ask first; the cancel button does not
  const leave = () => {
    if (form.isFieldsTouched() || fields !== values.fields) confirm(texts.discardListener, onClose);
    else onClose();
  };
  return (
    <Drawer
      open
      size={480}
      title={kind === 'TaskListener' ? texts.taskListeners : texts.executionListeners}
      onClose={leave}
      footer={
        <div className="gd-panel-buttons">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="primary" onClick={() => form.submit()}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <Form<Scalars>
        form={form}
        layout="vertical"
        initialValues={scalars}
        onFinish={(written) => onSave({ ...values, ...written, fields })}
      >
        <Form.Item name="event" label={texts.event} rules={needed(texts.event)}>
          <Select options={events.map((value) => ({ value, label: eventLabel(value, texts) }))} />
        </Form.Item>
        {kind === 'TaskListener' && abilities.taskListenerId && (
          <Form.Item
            name="id"
            label={texts.listenerId}
            rules={[...needed(texts.listenerId), unused(taken, texts.listenerIdTaken)]}
          >
            <Input />
          </Form.Item>
        )}
        <Form.Item name="listenerType" label={texts.listenerType} rules={needed(texts.listenerType)}>
          <Select options={abilities.types.map((value) => ({ value, label: texts[value] }))} />
        </Form.Item>
        {type === 'classListener' && (
          <Form.Item name="class" label={texts.javaClass} rules={needed(texts.javaClass)}>
            <Input />
          </Form.Item>
        )}
        {type === 'expressionListener' && (
          <Form.Item name="expression" label={texts.expression} rules={needed(texts.expression)}>
            <Input />
          </Form.Item>
        )}
        {type === 'delegateExpressionListener' && (
          <Form.Item
            name="delegateExpression"
            label={texts.delegateExpression}
            rules={needed(texts.delegateExpression)}
          >
            <Input />
          </Form.Item>
        )}
        {type === 'scriptListener' && <ScriptItems texts={texts} place={place} external={abilities.externalScript} />}
        {hasTimer(engine, kind, event) && (
          <TimerItems texts={texts} lang={lang} timer={timer} text={live.timer ?? values.timer} />
        )}
      </Form>
      <FieldTable fields={fields} texts={texts} onChange={setFields} />
    </Drawer>
  );
}

/** Form rule: the value must be unique. */
const unused = (taken: readonly string[], message: string) => ({
  validator: (_: unknown, id?: string) =>
    taken.includes(id?.trim() ?? '') ? Promise.reject(new Error(message)) : Promise.resolve(),
});

interface ScriptItemsProps {
  texts: PanelTexts;
  place: ListenerValues['scriptType'];
  external: boolean;
}

/** The messages are those of the designer specification, section 5, to the letter. */
function ScriptItems({ texts, place, external }: ScriptItemsProps) {
  const needed = (message: string) => [{ required: true, whitespace: true, message }];
  const places = external ? (['inlineScript', 'externalScript'] as const) : (['inlineScript'] as const);
  return (
    <>
      <Form.Item name="scriptFormat" label={texts.scriptFormat} rules={needed(texts.scriptFormatRequired)}>
        <Input />
      </Form.Item>
      <Form.Item name="scriptType" label={texts.scriptType} rules={needed(texts.scriptTypeRequired)}>
        <Select allowClear options={places.map((value) => ({ value, label: texts[value] }))} />
      </Form.Item>
      {place === 'externalScript' ? (
        <Form.Item name="resource" label={texts.resource} rules={needed(texts.resourceRequired)}>
          <Input />
        </Form.Item>
      ) : (
        <Form.Item name="value" label={texts.script} rules={needed(texts.scriptRequired)}>
          <Input.TextArea rows={5} />
        </Form.Item>
      )}
    </>
  );
}

interface TimerItemsProps {
  texts: PanelTexts;
  lang: Lang;
  timer: TimerType;
  text: string;
}

function TimerItems({ texts, lang, timer, text }: TimerItemsProps) {
  const labels = { date: texts.timerDate, duration: texts.timerDuration, cycle: texts.timerCycle, null: texts.none };
  return (
    <>
      <Form.Item name="eventDefinitionType" label={texts.timerType}>
        <Select options={Object.entries(labels).map(([value, label]) => ({ value, label }))} />
      </Form.Item>
      {timer !== 'null' && (
        <Form.Item
          name="timer"
          label={texts.timerValue}
          rules={[{ required: true, whitespace: true, message: texts.timerRequired }]}
        >
          <Input
            placeholder={timer === 'date' ? '2026-12-01T09:00:00+08:00' : timer === 'duration' ? 'PT1H' : 'R3/PT10M'}
          />
        </Form.Item>
      )}
      {timer !== 'null' && <TimerRuns kind={timer} text={text} lang={lang} withProblem />}
    </>
  );
}
