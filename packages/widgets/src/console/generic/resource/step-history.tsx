import { stepHistoryCall, type RecordStep } from '@gongdi/api';
import { fieldsOf, HISTORY, holdsRows, type AnyResource } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Timeline } from 'antd';
import { useTimes } from '../../../kit/clock/index.ts';
import { FieldValue } from '../../../kit/detail/record-detail.tsx';
import { useConsole, useLang, useText } from '../../ground/context/console-context.tsx';
import { QueryPart } from '../../ground/status/query-part.tsx';

interface StepHistoryProps {
  resource: AnyResource;
  id: string;
}

/** History of a record's steps: who, when, from which state to which, and the values entered. */
export default function StepHistory({ resource, id }: StepHistoryProps) {
  const { client } = useConsole();
  const text = useText();
  const { dateTime } = useTimes();
  // The key begins with the record's key: whatever invalidates the record also invalidates the history.
  const history = useQuery({
    queryKey: ['record', resource.name, id, 'steps'],
    queryFn: ({ signal }) => client.call(stepHistoryCall(resource)!, { params: { id } }, { signal, quiet: true }),
    staleTime: 0,
  });
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.stepHistory}</h2>
      </div>
      <QueryPart query={history} empty={<p className="gd-console-record-info">{text.stepHistoryNone}</p>}>
        {(entries) => (
          <Timeline
            className="gd-console-step-history"
            items={entries.map((entry, at) => ({
              key: at,
              content: (
                <>
                  <div>
                    <strong>
                      <StepName resource={resource} step={entry.step} />
                    </strong>
                    <States resource={resource} entry={entry} />
                  </div>
                  <small>
                    {dateTime(entry.at)} {entry.by?.nickname}
                  </small>
                  <Written resource={resource} values={entry.values} />
                </>
              ),
            }))}
          />
        )}
      </QueryPart>
    </section>
  );
}

function StepName({ resource, step }: { resource: AnyResource; step: string }) {
  const text = useText();
  const lang = useLang();
  if (step === HISTORY.begun) return text.add;
  if (step === HISTORY.fallen) return text.stepFallen;
  return resource.actions?.[step]?.label[lang] ?? step;
}

function States({ resource, entry: { from, to } }: { resource: AnyResource; entry: RecordStep }) {
  const field = fieldsOf(resource).find(({ name }) => name === resource.lifecycle?.field);
  if (!field) return null;
  return (
    <span>
      {from !== null && from !== to && (
        <>
          <FieldValue field={field} value={from} /> →{' '}
        </>
      )}
      <FieldValue field={field} value={to} />
    </span>
  );
}

function Written({ resource, values }: { resource: AnyResource; values: Record<string, unknown> }) {
  const lang = useLang();
  const fields = fieldsOf(resource).filter(({ name, kind }) => holds(values[name]) && !holdsRows(kind));
  if (fields.length === 0) return null;
  return (
    <dl>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{field.label[lang]}</dt>
          <dd>
            <FieldValue field={field} value={values[field.name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns whether a value is filled in; empty values are not shown. */
function holds(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}
