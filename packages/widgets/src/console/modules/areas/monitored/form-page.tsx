import { areaFormOf, fill, initialOf, titleOf, type AreaType, type FieldProblem } from '@gongdi/domain';
import { App, Button, Form, Space } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { RecordForm } from '../../../../kit/record-form/record-form.tsx';
import { usePlanEdit, type PlanDrawing } from '../../../../plan/index.ts';
import { useLang, useText } from '../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { useWayBack } from '../../../ground/page/way-back.ts';
import { useRecordName } from '../../../ground/page/use-open-pages.ts';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { formOf, valuesOf } from './area-values.ts';
import { DrawingEditor } from './drawing-editor.tsx';
import { useAreaText } from './text/index.ts';
import { MAIN, useArea, useAreaDevices, useMarkAreas, type WholeArea } from './use-area.ts';
import { useAreaStore } from './use-area-store.ts';
import { useBeginning } from '../../../generic/use-beginning.ts';
import { useDraft } from '../../../generic/drafts/use-draft.tsx';
import { useRefusal } from '../../../generic/use-refusal.ts';
import { useAreaSheet } from './use-area-sheet.ts';

const BLANK: readonly PlanDrawing[] = [{ key: MAIN, name: '', width: 0, height: 0, url: '', points: [] }];

/** Add or edit page of a type of area. */
export function AreaFormPage({ area, mode }: { area: AreaType; mode: 'add' | 'edit' }) {
  useAreaSheet();
  const [params] = useSearchParams();
  const id = mode === 'edit' ? params.get('id') : null;
  const whole = useArea(area, id);
  const begun = useBeginning(id, whole);
  useRecordName(whole.data?.row.area_name);
  if (mode === 'add') return <Editor area={area} />;
  if (!id) return <Navigate to="/404" replace />;
  if (begun) return <Editor key={begun.turn} area={area} whole={begun.data} reload={begun.again} />;
  if (whole.error) return <FailurePanel error={whole.error} retry={() => void whole.refetch()} />;
  return <PageLoading />;
}

function Editor({ area, whole, reload }: { area: AreaType; whole?: WholeArea; reload?: () => void }) {
  const lang = useLang();
  const text = useText();
  const words = useAreaText();
  const { message } = App.useApp();
  const refused = useRefusal(reload);
  const [form] = Form.useForm();
  const leave = useWayBack(`/${area.path}`);
  const mark = useMarkAreas(area);
  const edit = usePlanEdit(whole?.drawings ?? BLANK);
  const store = useAreaStore(area, whole);
  const [busy, setBusy] = useState(false);
  const saved = useRef(false);
  const resource = areaFormOf(area);
  const initial = useMemo(() => (whole ? valuesOf(whole) : initialOf(resource)), [whole, resource]);
  const chosen = Form.useWatch('project_id', form) as string | undefined;
  const project_id = whole?.row.project_id ?? chosen ?? undefined;
  const own = useMemo(
    () => new Set(whole?.drawings.flatMap(({ points }) => points.map(({ device_id }) => device_id)) ?? []),
    [whole],
  );
  const { devices, failed, retry } = useAreaDevices(area, project_id, own, words.otherArea);
  useLeaveGuard(() => !saved.current && (form.isFieldsTouched() || edit.changed));

  const draft = useDraft({
    resource,
    form: whole ? 'edit' : 'add',
    record: whole?.row,
    titleOf: (values) => titleOf(resource, { ...initial, id: '', ...values }),
    initial,
    instance: form,
  });

  const submit = async (record: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    const [main, ...further] = edit.drawings as [PlanDrawing, ...PlanDrawing[]];
    const bare = further.find(({ url, name }) => url === '' || name.trim() === '');
    if (bare) {
      void message.warning(fill(words.needsPicture, { name: bare.name }));
      return [];
    }
    setBusy(true);
    try {
      await store(formOf(area, record, main, whole, project_id ?? ''), further);
      saved.current = true;
      draft.done();
      void message.success(text.saved);
      await mark('later');
      leave();
      return [];
    } catch (error) {
      return refused(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{fill(whole ? words.edit : words.add, { label: area.label[lang] })}</h2>
        </div>
        <RecordForm
          resource={resource}
          mode={whole ? 'edit' : 'add'}
          form={form}
          initial={initial}
          draft={draft}
          onSubmit={submit}
        />
        <h3>{words.drawing}</h3>
        <DrawingEditor edit={edit} devices={devices} failed={failed} retry={retry} waits={project_id === undefined} />
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
