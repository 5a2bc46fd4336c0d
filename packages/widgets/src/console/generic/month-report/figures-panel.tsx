import { calls, type CallFailure } from '@gongdi/api';
import { fill, LIST_SEPARATOR, MONTH_FIGURES, MONTH_REPORT, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { ScreenRow } from '../resource/screen/screen.ts';
import { useFigures } from '../figures/use-figures.ts';
import { showFailure } from '../show-failure.ts';
import { useConsole, useLang, usePermissions } from '../../ground/context/console-context.tsx';
import { Unread } from '../../ground/status/unread.tsx';
import { SourcesDialog } from './sources-dialog.tsx';
import { useMonthReportText } from './text/index.ts';

export type Level = 'company' | 'group';
const { monthreport } = calls;

/** The figures of a monthly report, each with its sources; of a group with the companies that are missing. */
export function FiguresPanel({ level, row }: { level: Level; row: ScreenRow }) {
  useFigures();
  const { client } = useConsole();
  const lang = useLang();
  const text = useMonthReportText();
  const [shown, setShown] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'month-report', level, row.id, row['version']],
    queryFn: ({ signal }) =>
      client.call(
        level === 'company' ? monthreport.companyFigures : monthreport.groupFigures,
        { params: { id: row.id } },
        { signal, quiet: true },
      ),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  return (
    <section className="gd-data-panel" aria-label={text.title}>
      <h2 className="gd-data-panel-title">{text.title}</h2>
      <p>{data.frozen ? text.frozen : text.live}</p>
      {level === 'group' && row['report_status'] === MONTH_REPORT.draft && (
        <Missing id={row.id} names={data.missing.map(({ name }) => name)} />
      )}
      <div className="gd-figures-scroll">
        <table className="gd-figures-table">
          <thead>
            <tr>
              <th scope="col">{text.figure}</th>
              <th scope="col">{text.value}</th>
              <th scope="col" />
            </tr>
          </thead>
          <tbody>
            {data.figures.map(({ key, value, sources }) => (
              <tr key={key}>
                <th scope="row">{labelOf(key, lang)}</th>
                <td>{value}</td>
                <td>
                  {sources > 0 && (
                    <Button type="link" size="small" onClick={() => setShown(key)}>
                      {fill(text.open, { count: sources })}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown && (
        <SourcesDialog
          level={level}
          id={row.id}
          figure={shown}
          name={labelOf(shown, lang)}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}

const labelOf = (key: string, lang: 'zh' | 'en'): string =>
  MONTH_FIGURES.find((one) => one.key === key)?.label[lang] ?? key;

function Missing({ id, names }: { id: string; names: readonly string[] }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useMonthReportText();
  const may = usePermissions();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  if (names.length === 0) return <Alert type="success" showIcon title={text.all} />;
  const remind = async () => {
    setBusy(true);
    try {
      const { companies } = await client.call(monthreport.remind, { body: { id } });
      void message.success(fill(text.reminded, { count: companies }));
    } catch (error) {
      showFailure(message, error as CallFailure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={fill(text.missing, { count: names.length, names: names.join(LIST_SEPARATOR[lang]) })}
      action={
        may(permission('safeproducemonthreportgroup', 'edit')) && (
          <Button size="small" loading={busy} onClick={() => void remind()}>
            {text.remind}
          </Button>
        )
      }
    />
  );
}
