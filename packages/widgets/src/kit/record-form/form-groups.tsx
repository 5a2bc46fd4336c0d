import { fill, type FieldGroup, type FieldProblem, type NamedField } from '@gongdi/domain';
import { Button, Form, Progress, type FormInstance } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';
import { FieldValue } from '../detail/record-detail.tsx';
import { useSheet } from '../shadow/index.ts';
import css from './form-groups.css?inline';

/** From this many groups on, a wide form has links to them. */
const LONG = 4;

interface FormGroupsProps {
  groups: readonly FieldGroup[];
  /** The form has one column, as on a phone: the groups become steps. */
  narrow: boolean;
  form: FormInstance;
  problems: readonly FieldProblem[];
  /** Checks fields by themselves, and shows at them what is wrong. */
  passes: (fields: readonly NamedField[]) => boolean;
  children: (group: FieldGroup) => ReactNode;
}

const keyOf = ({ label }: FieldGroup): string => label?.en ?? '';
const concerns = ({ path }: FieldProblem, { name }: NamedField): boolean =>
  path === name || path.startsWith(`${name}.`);

/**
 * Groups of a form. On a narrow screen each is a step, with a check before the next one and a summary before saving; a
 * long form on a wide screen has links to its groups. All groups stay mounted, so no step loses anything.
 */
export function FormGroups({ groups, narrow, form, problems, passes, children }: FormGroupsProps) {
  useSheet(css);
  const { lang } = useData();
  const text = useKitText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const steps = narrow && groups.length > 1;
  const last = groups.length;
  const [seen, setSeen] = useState(problems);
  // What the check of the whole form or the server found is shown in the step where it can be mended.
  if (problems !== seen) {
    setSeen(problems);
    const wrong = groups.findIndex(({ fields }) => fields.some((one) => problems.some((each) => concerns(each, one))));
    if (wrong >= 0) setAt(wrong);
  }
  const go = (next: number) => {
    setAt(next);
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  };
  const forward = () => {
    if (passes(groups[at]!.fields)) go(at + 1);
  };
  const nameOf = (group: FieldGroup): string => group.label?.[lang] ?? text.stepOther;
  const place = fill(text.stepOf, { at: at + 1, count: last + 1 });
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`gd-form-groups${steps ? ' gd-form-groups-steps' : ''}${steps && at < last ? ' gd-form-groups-going' : ''}`}
    >
      {!steps && groups.length >= LONG && (
        <nav className="gd-form-groups-links" aria-label={text.formParts}>
          {groups.map((group) => (
            <Button
              key={keyOf(group)}
              size="small"
              type="text"
              onClick={() => {
                const part = box.current?.querySelector<HTMLElement>(`[id="${id}${keyOf(group)}"]`);
                part?.scrollIntoView({ block: 'start', behavior: 'smooth' });
                part?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
              }}
            >
              {nameOf(group)}
            </Button>
          ))}
        </nav>
      )}
      {steps && (
        <div className="gd-form-groups-head" role="status">
          <span>{place}</span>
          <strong>{at < last ? nameOf(groups[at]!) : text.stepSummary}</strong>
          <Progress percent={((at + 1) / (last + 1)) * 100} showInfo={false} size="small" aria-label={place} />
        </div>
      )}
      {groups.map((group, index) => (
        <fieldset
          key={keyOf(group)}
          id={id + keyOf(group)}
          className="gd-data-fieldset"
          hidden={steps && index !== at ? true : undefined}
        >
          {children(group)}
        </fieldset>
      ))}
      {steps && at === last && <Summary groups={groups} form={form} nameOf={nameOf} onChange={go} />}
      {steps && (
        <div className="gd-form-groups-foot">
          <Button disabled={at === 0} onClick={() => go(at - 1)}>
            {text.stepBefore}
          </Button>
          {at < last && (
            <Button type="primary" onClick={forward}>
              {text.stepAfter}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface SummaryProps {
  groups: readonly FieldGroup[];
  form: FormInstance;
  nameOf: (group: FieldGroup) => string;
  onChange: (step: number) => void;
}

/** What is filled in, group by group, with a way back to each. */
function Summary({ groups, form, nameOf, onChange }: SummaryProps) {
  const { lang } = useData();
  const text = useKitText();
  const record = (Form.useWatch([], { form, preserve: true }) ?? form.getFieldsValue(true)) as Record<string, unknown>;
  return (
    <div className="gd-form-groups-summary">
      <p>{text.stepSummaryHint}</p>
      {groups.map((group, index) => (
        <section key={keyOf(group)}>
          <h3>
            {nameOf(group)}
            <Button type="link" size="small" onClick={() => onChange(index)}>
              {text.stepChange}
            </Button>
          </h3>
          <dl>
            {group.fields.map((field) => (
              <div key={field.name}>
                <dt>{field.label[lang]}</dt>
                <dd>
                  <FieldValue field={field} value={record[field.name]} record={record} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
