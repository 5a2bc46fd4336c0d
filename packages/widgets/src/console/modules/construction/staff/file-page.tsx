import { calls, resourceCalls } from '@gongdi/api';
import {
  fieldsOf,
  fill,
  grade,
  holdsFiles,
  holdsRows,
  listColumnsOf,
  movement,
  permission,
  personalOf,
  physicalexaminationresult,
  qualificationmanage,
  safebehaviour,
  staff,
  trainsign,
  type AnyResource,
} from '@gongdi/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { FieldValue, RecordDetail } from '../../../../kit/detail/record-detail.tsx';
import { useTimes } from '../../../../kit/clock/index.ts';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { useRecordName } from '../../../ground/page/use-open-pages.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { useRecord } from '../../../generic/use-record.ts';
import { FileList, Verdict } from './answer.tsx';
import { useStaffText } from './text/index.ts';
import css from './dossier.css?inline';

/** What the file of a person contains besides the facts, in this order. Each names the person by `staff_id`. */
const PARTS: readonly AnyResource[] = [
  movement,
  qualificationmanage,
  trainsign,
  grade,
  physicalexaminationresult,
  safebehaviour,
];
/** Rows of a part; a person has a few of each. */
const ROWS = 200;
/** Columns of a part on a sheet of paper. */
const COLUMNS = 6;

type Row = Record<string, unknown> & { id: string };

/** The file of one person (一人一档) as sheets of paper: the browser prints it or saves it as PDF. */
export function FilePage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <Navigate to="/404" replace /> : <PersonFile key={id} id={id} />;
}

function PersonFile({ id }: { id: string }) {
  useSheet(css);
  const lang = useLang();
  const text = useStaffText();
  const times = useTimes();
  const [made] = useState(() => Date.now());
  const person = useRecord(staff, id);
  const whole = useWhole(id);
  const parts = useParts(id);
  useRecordName(person.data?.['name'] as string | undefined);
  const failed = person.error ?? parts.error;
  if (failed) return <FailurePanel error={failed} retry={() => void (person.error ? person : parts).refetch()} />;
  if (!person.data || !parts.data) return <PageLoading />;
  const record = { ...person.data, ...whole.values };
  return (
    <div className="gd-dossier">
      <div className="gd-dossier-tools">
        <Link to={`/${staff.name}/detail?id=${encodeURIComponent(id)}`}>{text.fileBack}</Link>
        <span>
          {whole.may && (
            <Button loading={whole.busy && BUSY} disabled={whole.values !== undefined} onClick={whole.load}>
              {text.fileWhole}
            </Button>
          )}
          <Button type="primary" onClick={() => window.print()}>
            {text.filePrint}
          </Button>
        </span>
      </div>
      {whole.failed && <Alert className="gd-dossier-tools" type="error" showIcon title={text.fileWholeFailed} />}
      <article>
        <header>
          <h1>{text.fileTitle}</h1>
          <p>{fill(text.fileMade, { at: times.dateTime(made) })}</p>
        </header>
        <RecordDetail resource={staff} record={record} />
        <Admitted id={id} />
        {parts.data.map(({ resource, rows }) => (
          <Part key={resource.name} title={resource.label[lang]} resource={resource} rows={rows} />
        ))}
      </article>
    </div>
  );
}

/** Whole numbers in place of the masked ones, for whoever may see them; the server notes that they were shown. */
function useWhole(id: string) {
  const { client } = useConsole();
  const may = usePermissions()(permission(staff.name, 'personal'));
  const { personal } = resourceCalls(staff);
  const fields = fieldsOf(staff).flatMap((field) => (personalOf(field) ? [field.name] : []));
  const shown = useMutation({
    mutationFn: () => client.call(personal!, { body: { id, fields } }, { quiet: true }) as Promise<Row>,
  });
  return {
    may: may && personal !== undefined,
    values: shown.data,
    busy: shown.isPending,
    failed: shown.isError,
    load: () => shown.mutate(),
  };
}

/** Loads the parts that the reader may list. */
function useParts(id: string) {
  const { client } = useConsole();
  const may = usePermissions();
  return useQuery({
    queryKey: ['record', staff.name, id, 'file'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const seen = PARTS.filter(({ name }) => may(permission(name, 'list')));
      return Promise.all(
        seen.map(async (resource) => {
          const query = { staff_id: id, page_size: ROWS };
          const { list } = await client.call(resourceCalls(resource).list!, { query }, { signal, quiet: true });
          return { resource, rows: list };
        }),
      );
    },
  });
}

/** Whether the person may work, and what the file lacks. */
function Admitted({ id }: { id: string }) {
  const { client } = useConsole();
  const text = useStaffText();
  const enabled = usePermissions()(permission('admission', 'list'));
  const { data } = useQuery({
    queryKey: ['record', staff.name, id, 'file', 'admission'],
    queryFn: ({ signal }) => client.call(calls.labour.admission, { body: { ids: [id] } }, { signal, quiet: true }),
    staleTime: 0,
    enabled,
  });
  const person = data?.list[0];
  if (!person) return null;
  return (
    <section>
      <h2>{text.file}</h2>
      <Verdict person={person} />
      <p>{fill(text.points, { points: person.points })}</p>
      <FileList file={person.file} />
    </section>
  );
}

function Part({ title, resource, rows }: { title: string; resource: AnyResource; rows: readonly Row[] }) {
  const lang = useLang();
  const text = useStaffText();
  const columns = listColumnsOf(resource)
    .filter(({ name, kind, priority }) => name !== 'staff_id' && priority < 3 && !holdsFiles(kind) && !holdsRows(kind))
    .slice(0, COLUMNS);
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{text.fileNone}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label[lang]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {columns.map((field) => (
                  <td key={field.name}>
                    <FieldValue field={field} value={row[field.name]} record={row} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length === ROWS && <p>{fill(text.fileMore, { count: ROWS })}</p>}
    </section>
  );
}
