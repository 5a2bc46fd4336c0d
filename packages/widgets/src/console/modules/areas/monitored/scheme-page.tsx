import { CallFailure, calls, type AreaRow } from '@gongdi/api';
import { monitorStatus, permission, schemeBlank, schemeRecord, type AreaType, type FieldProblem } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Space } from 'antd';
import { useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { FieldValue, RecordDetail } from '../../../../kit/detail/record-detail.tsx';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { RecordForm } from '../../../../kit/record-form/record-form.tsx';
import { useConsole, usePermissions, useText } from '../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { useWayBack } from '../../../ground/page/way-back.ts';
import { useRecordName } from '../../../ground/page/use-open-pages.ts';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { valuesOf, wireOf } from './scheme-values.ts';
import { useAreaText } from './text/index.ts';
import { useBeginning } from '../../../generic/use-beginning.ts';
import { useArea, useMarkAreas, type WholeArea } from './use-area.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { useAreaSheet } from './use-area-sheet.ts';

type Scheme = Exclude<Awaited<ReturnType<typeof readScheme>>, null>;
const readScheme = (
  client: ReturnType<typeof useConsole>['client'],
  area: AreaType,
  area_id: string,
  signal?: AbortSignal,
) => client.call(calls.area.schemeInfo, { query: { area_id, area_type: area.code } }, { signal, quiet: true });

/** Monitoring scheme of an area: the form, and buttons to end and restart monitoring. */
export function SchemePage({ area }: { area: AreaType }) {
  useAreaSheet();
  const { client } = useConsole();
  const may = usePermissions();
  const [params] = useSearchParams();
  const id = params.get('id');
  const whole = useArea(area, id);
  useRecordName(whole.data?.row.area_name);
  const scheme = useQuery({
    queryKey: ['areas', area.name, 'scheme', id],
    queryFn: ({ signal }) => readScheme(client, area, id!, signal),
    enabled: id !== null,
    staleTime: 0,
  });
  const begun = useBeginning(id, scheme);
  if (!id) return <Navigate to="/404" replace />;
  const error = (whole.data ? null : whole.error) ?? (begun ? null : scheme.error);
  const again = () => void Promise.all([whole.refetch(), scheme.refetch()]);
  if (error) return <FailurePanel error={error} retry={again} />;
  if (!whole.data || !begun) return <PageLoading />;
  if (!may(permission(area.path, 'monitorscheme')))
    return (
      <SchemeView
        area={area}
        name={whole.data.row.area_name}
        status={whole.data.row.monitor_status}
        scheme={begun.data}
      />
    );
  return <Editor key={begun.turn} area={area} whole={whole.data} scheme={begun.data} again={again} />;
}

interface SchemeViewProps {
  area: AreaType;
  name: string;
  status: number;
  scheme: Scheme | null;
}

/** The scheme for users who may see measured values but not edit the scheme. */
function SchemeView({ area, name, status, scheme }: SchemeViewProps) {
  const text = useText();
  const words = useAreaText();
  const leave = useWayBack(`/${area.path}`);
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{`${name} ${words.scheme}`}</h2>
          <Space className="gd-data-end" size={12}>
            <FieldValue field={STATUS} value={status} />
            <Button onClick={leave}>{text.back}</Button>
          </Space>
        </div>
        {scheme ? (
          <RecordDetail resource={schemeRecord} record={valuesOf(scheme)} />
        ) : (
          <Alert type="info" showIcon title={words.schemeAbsent} className="gd-area-hint" />
        )}
      </section>
    </div>
  );
}

interface EditorProps {
  area: AreaType;
  whole: WholeArea;
  scheme: Scheme | null;
  again: () => void;
}

function Editor({ area, whole: { row }, scheme, again }: EditorProps) {
  const { client } = useConsole();
  const text = useText();
  const words = useAreaText();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const leave = useWayBack(`/${area.path}`);
  const mark = useMarkAreas(area);
  const [busy, setBusy] = useState(false);
  const saved = useRef(false);
  useLeaveGuard(() => !saved.current && form.isFieldsTouched());

  const submit = async (record: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    setBusy(true);
    try {
      const body = wireOf(record, scheme ?? schemeBlank(row));
      const how = { quiet: true };
      if (scheme)
        await client.call(calls.area.schemeEdit, { body: { ...body, id: scheme.id, version: scheme.version } }, how);
      else await client.call(calls.area.schemeAdd, { body }, how);
      saved.current = true;
      void message.success(text.saved);
      await mark('later');
      leave();
      return [];
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.problems.length > 0) return error.problems;
      showFailure(message, error);
      return [];
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{`${row.area_name} ${words.scheme}`}</h2>
          <Space className="gd-data-end" size={12}>
            <FieldValue field={STATUS} value={row.monitor_status} />
            <MonitoringButton area={area} row={row} again={again} />
          </Space>
        </div>
        {!scheme && <Alert type="info" showIcon title={words.schemeNone} className="gd-area-hint" />}
        <RecordForm
          resource={schemeRecord}
          mode={scheme ? 'edit' : 'add'}
          form={form}
          initial={valuesOf(scheme ?? { ...schemeBlank(row), scheme_name: '', graphic_name: '' })}
          onSubmit={submit}
        />
        <Space className="gd-console-form-buttons">
          <Button onClick={leave}>{text.cancel}</Button>
          <Button type="primary" loading={busy && BUSY} onClick={() => form.submit()}>
            {text.save}
          </Button>
        </Space>
      </section>
    </div>
  );
}

/** Button that ends the monitoring of an area, after a question, or restarts it. */
function MonitoringButton({ area, row, again }: { area: AreaType; row: AreaRow; again: () => void }) {
  const { client } = useConsole();
  const text = useText();
  const words = useAreaText();
  const { message, modal } = App.useApp();
  const mark = useMarkAreas(area);
  const setStatus = async (monitor_status: 1 | 2) => {
    await client.call(calls.area.schemeStatus, { body: { area_id: row.id, area_type: area.code, monitor_status } });
    void message.success(words.statusChanged);
    await mark('now');
    again();
  };
  const askEnd = () =>
    void modal.confirm({
      title: words.end,
      content: words.endText,
      okText: words.end,
      cancelText: text.cancel,
      onOk: () => setStatus(2),
    });
  const monitoring = row.monitor_status === 1;
  return (
    <Button onClick={monitoring ? askEnd : () => void setStatus(1)}>{monitoring ? words.end : words.restart}</Button>
  );
}

const STATUS = { kind: 'code', dict: monitorStatus.dict_type } as const;
