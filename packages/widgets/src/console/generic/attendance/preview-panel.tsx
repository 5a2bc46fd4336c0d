import { calls, type CallResult } from '@gongdi/api';
import { attendanceState, fill, PLAN, textOf } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useDictionaries } from '../../../kit/data/index.ts';
import { useSheet } from '../../../kit/shadow/index.ts';
import type { ScreenRow } from '../resource/screen/screen.ts';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { Unread } from '../../ground/status/unread.tsx';
import css from './changes.css?inline';
import { usePreviewText } from './text/index.ts';

type Mark = CallResult<typeof calls.attendance.preview>['list'][number]['before'];

/** On the page of a draft: which stored days change when it is put in force; of a sheet in force: when it is withdrawn. */
export function PreviewPanel({ row, by }: { row: ScreenRow; by: 'rule_id' | 'duty_id' }) {
  const isDraft = row['status'] === PLAN.draft;
  if (!isDraft && !(by === 'duty_id' && row['status'] === PLAN.inForce)) return null;
  return <Preview id={row.id} by={by} version={row['version']} isDraft={isDraft} />;
}

interface PreviewProps {
  id: string;
  by: 'rule_id' | 'duty_id';
  version: unknown;
  isDraft: boolean;
}

function Preview({ id, by, version, isDraft }: PreviewProps) {
  useSheet(css);
  const { client } = useConsole();
  const lang = useLang();
  const text = usePreviewText();
  const title = isDraft ? text.preview : text.previewWithdrawn;
  const states = useDictionaries().of(attendanceState.dict_type).entries;
  const { data, error, refetch } = useQuery({
    queryKey: ['list', 'attendancerecord', 'preview', by, id, version],
    queryFn: ({ signal }) => client.call(calls.attendance.preview, { query: { [by]: id } }, { signal, quiet: true }),
    staleTime: 0,
  });
  const inWords = (mark: Mark) => {
    if (!mark) return text.noRecord;
    const entry = states.find(({ value }) => value === mark.state);
    return `${entry ? textOf(entry.label, lang) : mark.state} · ${mark.halves / 2}`;
  };
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  const { from, to, people, changed, halves_before, halves_after, list, projects, whole } = data;
  return (
    <section className="gd-data-panel" aria-label={title}>
      <h2 className="gd-data-panel-title">{title}</h2>
      {changed === 0 ? (
        <Alert type="info" showIcon title={text.previewNone} />
      ) : (
        <Alert
          type="warning"
          showIcon
          title={fill(text.previewOf, {
            from,
            to,
            people,
            changed,
            before: halves_before / 2,
            after: halves_after / 2,
          })}
        />
      )}
      {!whole && <p>{fill(text.previewPart, { count: projects })}</p>}
      {list.length > 0 && (
        <div className="gd-changes" role="region" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[text.person, text.day, text.before, text.after].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map(({ staff_id, name, day, before, after }) => (
                <tr key={`${staff_id} ${day}`}>
                  <th scope="row">{name}</th>
                  <td>{day}</td>
                  <td>{inWords(before)}</td>
                  <td>{inWords(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.length < changed && <p>{fill(text.previewMore, { count: list.length })}</p>}
    </section>
  );
}
