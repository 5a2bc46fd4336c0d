import { resourceCalls } from '@gongdi/api';
import {
  formFieldsOf,
  initialOf,
  permission,
  titleOf,
  traitsOf,
  type AnyResource,
  type FieldProblem,
} from '@gongdi/domain';
import { Alert, App, Button, Form, Space, type FormInstance } from 'antd';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { RecordForm } from '../../../kit/record-form/record-form.tsx';
import { LocalFilesContext } from '../../../kit/upload/local-files.ts';
import { isOffline, useKeptForm } from '../outbox/use-kept-form.ts';
import { useConsole, useLang, usePermissions, useSession, useText } from '../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../ground/page/leave-guard.tsx';
import { joined } from '../../ground/text/index.ts';
import { useRecordName } from '../../ground/page/use-open-pages.ts';
import { useWayBack } from '../../ground/page/way-back.ts';
import { NoPermission } from '../../ground/status/no-permission.tsx';
import { PageLoading } from '../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../ground/status/failure-panel.tsx';
import { DetailPage } from './detail-page.tsx';
import { isOwnAccount, useAllowed } from './actions/use-allowed.ts';
import { useDraft } from '../drafts/use-draft.tsx';
import { useMerge } from '../record/use-merge.tsx';
import { useScreen } from './screen/screen.ts';
import { useBegins } from './use-begins.ts';
import { useMarkStale, useRecord } from '../use-record.ts';
import { useBeginning } from '../use-beginning.ts';
import { useOnlyProject } from '../project/use-only-project.ts';
import { useProjectFields } from '../project/use-project-fields.ts';
import { useRefusal } from '../use-refusal.ts';

const RecordLive = lazyPart(() => import('../record/live.tsx'));
const TypedFrom = lazyPart(() => import('./beside/typed-from.tsx'));

export interface FormPageProps {
  resource: AnyResource;
  mode: 'add' | 'edit';
}

/** Add or edit page of any resource. */
export function FormPage({ resource, mode }: FormPageProps) {
  const [params] = useSearchParams();
  const id = mode === 'edit' ? params.get('id') : null;
  const record = useRecord(resource, id);
  const may = usePermissions();
  const allowed = useAllowed(resource);
  const begun = useBeginning(id, record);
  const inProject = useProjectFields(resource);
  const begins = useBegins(resource, mode === 'add' ? params : null);
  useRecordName(record.data && titleOf(resource, record.data));
  if (!resource.endpoints[mode]) return <Navigate to="/404" replace />;
  if (!may(permission(resource.name, mode))) return <NoPermission />;
  if (mode === 'add') {
    if (begins.error) return <FailurePanel error={begins.error} retry={begins.again} />;
    if (!begins.values) return <PageLoading />;
    const initial = { ...initialOf(resource), ...inProject, ...namedIn(resource, params), ...begins.values };
    return <Editor resource={resource} mode={mode} initial={initial} />;
  }
  if (!id) return <Navigate to="/404" replace />;
  // The address of this page can be opened in any state of the record.
  if (begun && allowed(begun.data, ['edit']).length === 0) return <DetailPage resource={resource} />;
  if (begun)
    return <Editor key={begun.turn} resource={resource} mode={mode} initial={begun.data} reload={begun.again} />;
  if (record.error) return <FailurePanel error={record.error} retry={() => void record.refetch()} />;
  return <PageLoading />;
}

/** The form, with the pictures that its fields are typed from where the module has some. */
function Beside({ resource, mode, form, children }: FormPageProps & { form: FormInstance; children: ReactNode }) {
  const { typedFrom } = useScreen();
  const lang = useLang();
  const field = formFieldsOf(resource, mode).find(({ name }) => name === typedFrom);
  if (!field) return children;
  return (
    <div className="gd-typed-from">
      <Suspense>
        <TypedFrom form={form} name={field.name} label={field.label[lang]} />
      </Suspense>
      <div className="gd-typed-from-form">{children}</div>
    </div>
  );
}

/** Returns the references to other records that the link to this page provides for a new record. */
function namedIn(resource: AnyResource, params: URLSearchParams): Record<string, string> {
  const named = formFieldsOf(resource, 'add').filter(
    ({ kind, name }) => traitsOf(kind).refersTo === 'record' && params.get(name),
  );
  return Object.fromEntries(named.map(({ name }) => [name, params.get(name)!]));
}

function Editor({
  resource,
  mode,
  initial,
  reload,
}: FormPageProps & { initial: Record<string, unknown>; reload?: () => void }) {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const markStale = useMarkStale(resource);
  const { user } = useSession();
  const leave = useWayBack(`/${resource.name}`);
  const navigate = useNavigate();
  const { opensAdded } = useScreen();
  const { message } = App.useApp();
  const refused = useRefusal(reload);
  const [form] = Form.useForm();
  useOnlyProject(resource, form, mode === 'add');
  const [busy, setBusy] = useState(false);
  const saved = useRef(false);
  useLeaveGuard(() => !saved.current && form.isFieldsTouched(), { kept: true });
  const calls = resourceCalls(resource);
  const kept = useKeptForm({ resource });
  const merging = useMerge(resource);
  const offline = mode === 'add' && isOffline({ resource });

  const draft = useDraft({
    resource,
    form: mode,
    record: mode === 'edit' ? (initial as { id: string; version?: number }) : undefined,
    titleOf: (values) => titleOf(resource, { ...initial, id: '', ...values }),
    initial,
    instance: form,
    files: kept.files,
  });

  const away = (added?: string): readonly FieldProblem[] => {
    saved.current = true;
    draft.done();
    if (added === undefined) leave();
    else void navigate(`/${resource.name}/detail?id=${encodeURIComponent(added)}`, { replace: true });
    return [];
  };
  const submit = async (input: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    setBusy(true);
    try {
      let added: string | undefined;
      if (offline) {
        if ((await kept.submit(input)) === 'kept') return away();
      } else if (mode === 'add') {
        const row = await client.call(calls.add!, { body: input }, { quiet: true });
        if (opensAdded) added = row.id;
      } else {
        // Restored input belongs to the version at which it was typed: what others have changed since is merged.
        const { version = input['version'], values } = draft.base();
        if (!(await merging.save({ ...initial, ...values, version }, { ...input, version }))) return [];
      }
      void message.success(text.saved);
      await markStale('later');
      return away(added);
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
          <h2>{joined(lang, text[mode], resource.label[lang])}</h2>
        </div>
        {mode === 'edit' && isOwnAccount(resource, initial, user?.user_id) && (
          <Alert type="info" showIcon title={text.ownAccountEdit} className="gd-console-record-notice" />
        )}
        {mode === 'edit' && (
          <Suspense>
            <RecordLive resource={resource} id={String(initial['id'])} version={initial['version']} editing />
          </Suspense>
        )}
        <LocalFilesContext value={offline ? kept.files.local : null}>
          <Beside resource={resource} mode={mode} form={form}>
            <RecordForm resource={resource} mode={mode} form={form} initial={initial} draft={draft} onSubmit={submit} />
          </Beside>
        </LocalFilesContext>
        <Space className="gd-console-form-buttons">
          <Button onClick={leave}>{text.cancel}</Button>
          <Button type="primary" loading={busy && BUSY} onClick={() => form.submit()}>
            {text.save}
          </Button>
        </Space>
        {merging.dialog}
      </section>
    </div>
  );
}
