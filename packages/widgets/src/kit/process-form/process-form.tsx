import {
  fieldState,
  fill,
  isFieldRequired,
  type FieldProblem,
  type FormField,
  type FormOpener,
  type FormValues,
  type ProcessForm as Schema,
} from '@gongdi/domain';
import { Alert, App, Col, Empty, Form, Row } from 'antd';
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';
import { useFormColumns } from '../layout/form-columns.ts';
import { PendingUploads } from '../upload/pending-uploads.ts';
import { uploadText } from '../upload/text/index.ts';
import { FormEntry } from './form-entry.tsx';
import { focusControl } from './controls/focus-problem.ts';
import { useFormSheet } from '../form-controls/form-sheet.ts';
import { useFormText } from '../form-controls/text/index.ts';
import { layoutOf } from './type-layout.ts';
import { useFilling } from './use-filling.ts';
import { useTimes } from '../clock/index.ts';

export interface ProcessFormHandle {
  /**
   * Checks the input.
   * @returns the values to send, or null; then the problems are shown and the first one has the focus
   */
  check(): FormValues | null;
  /** Shows the problems of a server's refusal; their paths may begin with `variables.`. */
  show(problems: readonly FieldProblem[]): void;
  /** Whether the user changed a value since the form was opened; for the leave guard of the surrounding page. */
  isDirty(): boolean;
}

export interface ProcessFormProps {
  form: Schema;
  /** Stored values; absent: a new form begins with its defaults. Must be the same object at every rendering. */
  stored?: FormValues;
  /** Key of the user task; absent: the start form, in which every field can be written. */
  task?: string | null;
  /** The user who fills in the form, for defaults that mean "me", "mine" and "now". */
  opener?: Partial<FormOpener>;
  onChange?: (values: FormValues) => void;
  ref?: Ref<ProcessFormHandle>;
}

/**
 * A process form to be filled in: the start form, or the form of a task with its rights. Rules, formulas and checks
 * come from `@gongdi/domain`, as on the server. The form has no buttons; the page calls `check` through the ref.
 */
export function ProcessForm({ form, stored, task, opener, onChange, ref }: ProcessFormProps) {
  useFormSheet();
  const { lang } = useData();
  const text = useFormText();
  const kit = useKitText();
  const { message } = App.useApp();
  const prefix = useId().replaceAll(/[^\w-]/g, '');
  const box = useRef<HTMLDivElement>(null);
  const [measure, room] = useFormColumns();
  const [pending] = useState(() => new Set<string>());
  const [focusTurn, setSaid] = useState(0);
  const { zone } = useTimes();
  const [opened] = useState(() => new Date().toISOString());
  const who: FormOpener = { now: opened, zone, user_id: '', org_id: '', ...opener };
  const filling = useFilling({ form, stored, task, opener: who, lang, onChange });
  const { values, problems, set } = filling;
  // Focuses the first problem after each check that found one.
  const heard = useRef(0);
  useEffect(() => {
    if (focusTurn === heard.current) return;
    heard.current = focusTurn;
    const first = problems[0];
    if (first) focusControl(box.current, prefix, first.path);
  }, [focusTurn, problems, prefix]);
  useImperativeHandle(ref, () => ({
    check() {
      if (pending.size > 0) {
        void message.warning(uploadText[lang].stillSending);
        return null;
      }
      const checked = filling.check();
      setSaid((count) => count + 1);
      return checked;
    },
    show(found) {
      filling.show(found);
      setSaid((count) => count + 1);
    },
    isDirty: filling.isDirty,
  }));
  const columns = Math.min(room, form.conf.columns);
  const shown = form.fields.flatMap((field) => {
    const state = fieldState(form, field, values, task);
    return state === 'hidden' ? [] : [{ field, state }];
  });
  if (shown.length === 0) return <Empty description={text.empty} />;
  return (
    <PendingUploads value={pending}>
      <div ref={measure}>
        <div ref={box} className="gd-form">
          <Form component="div" layout={form.conf.label_position === 'left' && room > 1 ? 'horizontal' : 'vertical'}>
            {problems.length > 0 && (
              <Alert
                type="error"
                showIcon
                className="gd-form-problems"
                title={fill(kit.formErrors, { count: problems.length })}
                description={
                  <ul className="gd-data-problems">
                    {problems.slice(0, 10).map((one) => (
                      <li key={one.path + one.message}>{one.message}</li>
                    ))}
                  </ul>
                }
              />
            )}
            <Row gutter={24}>
              {shown.map(({ field, state }) => (
                <Col key={field.name} span={spanOf(field, columns)}>
                  <FormEntry
                    field={field}
                    prefix={prefix}
                    writes={state === 'write'}
                    required={isFieldRequired(field, values)}
                    value={values[field.name] ?? null}
                    around={field.type === 'table' ? values : NOTHING}
                    problems={problems}
                    opener={who}
                    onChange={set}
                  />
                </Col>
              ))}
            </Row>
          </Form>
        </div>
      </div>
    </PendingUploads>
  );
}

const NOTHING: FormValues = {};
/** Width of a field in 24 grid columns. A range needs twice the width. */
export function spanOf(field: FormField, columns: number): number {
  if (field.wide || layoutOf(field.type).row) return 24;
  const one = 24 / columns;
  return field.type === 'range' && field.with_time ? Math.min(24, one * 2) : one;
}
