import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { fill, FORM_ACCESS, isText, type FormAccess, type FormConf, type FormTaskAccess } from '@gongdi/domain';
import { AutoComplete, Button, Select } from 'antd';
import { useState } from 'react';
import { Segmented } from '../../kit/radios/index.ts';
import type { Design } from '../state/history.ts';
import { useFormDesignerText } from '../text/index.ts';
import { Row } from './rows.tsx';

/** A user task of a model that uses the form. */
export interface KnownTask {
  key: string;
  name: string;
}

/** Properties of the whole form: columns, titles, and what each task may read and write. */
export function FormPanel({ design, tasks }: { design: Design; tasks: readonly KnownTask[] }) {
  const text = useFormDesignerText();
  const { conf } = design.form;
  const [key, setKey] = useState('');
  const put = (change: Partial<FormConf>) => design.conf({ ...conf, ...change }, Object.keys(change)[0]!);
  const add = () => {
    const task = key.trim();
    if (!task || Object.hasOwn(conf.tasks, task)) return;
    put({ tasks: { ...conf.tasks, [task]: { others: 'read', fields: {} } } });
    setKey('');
  };
  return (
    <div className="gd-fd-properties">
      <div className="gd-fd-row">
        <span>{text.columns}</span>
        <Segmented<number>
          size="small"
          options={[1, 2, 3, 4]}
          value={conf.columns}
          onChange={(columns) => put({ columns })}
        />
      </div>
      <div className="gd-fd-row">
        <span>{text.labelPosition}</span>
        <Segmented<'top' | 'left'>
          size="small"
          options={[
            { value: 'top', label: text.labelTop },
            { value: 'left', label: text.labelLeft },
          ]}
          value={conf.label_position}
          onChange={(label_position) => put({ label_position })}
        />
      </div>
      <fieldset className="gd-fd-options">
        <legend>{text.rights}</legend>
        <small>{text.rightsHint}</small>
        {Object.entries(conf.tasks).map(([task, rights]) => (
          <TaskRights
            key={task}
            design={design}
            task={task}
            name={tasks.find((one) => one.key === task)?.name}
            rights={rights}
            onChange={(next) => put({ tasks: { ...conf.tasks, [task]: next } })}
            onRemove={() =>
              put({ tasks: Object.fromEntries(Object.entries(conf.tasks).filter(([one]) => one !== task)) })
            }
          />
        ))}
        <div className="gd-fd-add-task">
          <Row label={text.taskKey}>
            <AutoComplete
              value={key}
              onChange={(value: string) => setKey(value)}
              options={tasks
                .filter((one) => !Object.hasOwn(conf.tasks, one.key))
                .map((one) => ({ value: one.key, label: `${one.name}（${one.key}）` }))}
            />
          </Row>
          <Button icon={<PlusOutlined aria-hidden />} disabled={key.trim() === ''} onClick={add}>
            {text.addTask}
          </Button>
        </div>
      </fieldset>
    </div>
  );
}

interface TaskRightsProps {
  design: Design;
  task: string;
  name: string | undefined;
  rights: FormTaskAccess;
  onChange: (rights: FormTaskAccess) => void;
  onRemove: () => void;
}

function TaskRights({ design, task, name, rights, onChange, onRemove }: TaskRightsProps) {
  const text = useFormDesignerText();
  const accesses = FORM_ACCESS.map((value) => ({ value, label: text.access[value] }));
  return (
    <section className="gd-fd-task" aria-label={task}>
      <header>
        <strong>{name ? `${name}（${task}）` : task}</strong>
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={fill(text.removeTask, { task })}
          onClick={onRemove}
        />
      </header>
      <Row label={text.others}>
        <Select<FormAccess>
          size="small"
          value={rights.others}
          options={accesses}
          onChange={(others) => onChange({ ...rights, others })}
        />
      </Row>
      {design.form.fields
        .filter((field) => !isText(field))
        .map((field) => (
          <div key={field.name} className="gd-fd-right">
            <span>{field.label}</span>
            <Select<FormAccess | 'others'>
              size="small"
              aria-label={fill(text.accessOf, { label: field.label })}
              value={rights.fields[field.name] ?? 'others'}
              options={[{ value: 'others', label: text.accessDefault }, ...accesses]}
              onChange={(access) => {
                const rest = Object.fromEntries(Object.entries(rights.fields).filter(([one]) => one !== field.name));
                onChange({ ...rights, fields: access === 'others' ? rest : { ...rest, [field.name]: access } });
              }}
            />
          </div>
        ))}
    </section>
  );
}
