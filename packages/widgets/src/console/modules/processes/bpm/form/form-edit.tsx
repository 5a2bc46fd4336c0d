import { calls, type BpmForm } from '@gongdi/api';
import { commonStatus, EMPTY_FORM, fill, formToWire, permission, readForm, type ProcessForm } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Input, Select, type FormInstance } from 'antd';
import { Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../../../../kit/lazy/index.ts';
import { useSearchParams } from 'react-router';
import { FormDesigner, type FormDesignerHandle } from '../../../../../form-designer/index.ts';
import { useDictionaries } from '../../../../../kit/data/index.ts';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { Permitted, useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import { useWayBack } from '../../../../ground/page/way-back.ts';
import { useRecordName } from '../../../../ground/page/use-open-pages.ts';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { useBpmText } from '../text/index.ts';
import { useFormOpener } from './use-opener.ts';
import { useFormStore } from './use-form-store.ts';
import { useFormTasks } from './use-form-tasks.ts';

/** Loaded on demand because it contains the reader of models. */
const ModelImportDialog = lazyPart(async () => ({
  default: (await import('./model-import-dialog.tsx')).ModelImportDialog,
}));

/** Page of the form designer for a new or a stored form. */
export function FormEditPage() {
  const { client } = useConsole();
  const text = useBpmText();
  const lang = useLang();
  const [params] = useSearchParams();
  const id = params.get('id');
  const query = useQuery({
    queryKey: ['bpm-form', id, 'edit'],
    queryFn: ({ signal }) => client.call(calls.workflow.formGet, { query: { id: id! } }, { signal, quiet: true }),
    enabled: id !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  useRecordName(query.data?.name);
  const read = useMemo(
    () =>
      query.data &&
      readForm({ conf: parsed(query.data.conf), fields: query.data.fields.map((one) => parsed(one)) }, lang),
    [query.data, lang],
  );
  // A form that was created here stays in the same editor, although its address now has an id.
  const [made, setMade] = useState<string | null>(null);
  if (id === null || id === made)
    return (
      <Editor
        stored={null}
        form={EMPTY_FORM}
        onMade={setMade}
        reload={() => {
          setMade(null);
          void query.refetch();
        }}
      />
    );
  if (query.error) return <FailurePanel error={query.error} retry={() => void query.refetch()} />;
  if (!query.data || !read) return <PageLoading />;
  if (!read.form)
    return (
      <Alert type="error" showIcon title={fill(text.formUnreadable, { reason: read.problems[0]?.message ?? '' })} />
    );
  return (
    <Editor
      key={`${id}-${query.dataUpdatedAt}`}
      stored={query.data}
      form={read.form}
      reload={() => void query.refetch()}
    />
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

interface Head {
  name: string;
  status: number;
  remark?: string | null;
}

interface EditorProps {
  /** Null: a new form. */
  stored: BpmForm | null;
  form: ProcessForm;
  reload: () => void;
  /** Called with the id of a new form after it was created. */
  onMade?: (id: string) => void;
}

function Editor({ stored: given, form, reload, onMade }: EditorProps) {
  const { stored, busy, store } = useFormStore(given, reload, onMade);
  const text = useBpmText();
  const leave = useWayBack('/bpm/manager/form');
  const opener = useFormOpener();
  const tasks = useFormTasks(stored?.id ?? null);
  const { message } = App.useApp();
  const [head] = Form.useForm<Head>();
  const [importing, setImporting] = useState(false);
  const designer = useRef<FormDesignerHandle>(null);
  const headDirty = useRef(false);
  const [name, setName] = useState(stored?.name ?? '');
  useLeaveGuard(() => headDirty.current || designer.current?.isDirty() === true);

  const save = async () => {
    const filled = await head.validateFields().catch(() => null);
    if (!filled || !designer.current) return;
    const problems = designer.current.check();
    if (problems.length > 0) return void message.error(fill(text.formBroken, { count: problems.length }));
    const designed = designer.current.form();
    if (designed.fields.length === 0) return void message.error(text.formEmpty);
    const body = { name: filled.name, status: filled.status, remark: filled.remark ?? null, ...formToWire(designed) };
    await store(body, () => {
      headDirty.current = false;
      designer.current?.markSaved();
    });
  };

  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{name || text.formNew}</h2>
          <Button className="gd-data-end" onClick={leave}>
            {text.back}
          </Button>
        </div>
        <HeadFields
          form={head}
          stored={stored}
          onChange={(changed) => {
            headDirty.current = true;
            if (changed.name !== undefined) setName(changed.name);
          }}
        />
        <FormDesigner
          ref={designer}
          initial={form}
          name={name}
          tasks={tasks}
          opener={opener}
          actions={
            <>
              <Permitted code={permission('bpm-model', 'list')}>
                <Button onClick={() => setImporting(true)}>{text.modelFieldsButton}</Button>
              </Permitted>
              <Button type="primary" loading={busy && BUSY} onClick={() => void save()}>
                {text.save}
              </Button>
            </>
          }
        />
      </section>
      {importing && (
        <Suspense fallback={null}>
          <ModelImportDialog onImport={(form) => designer.current?.replace(form)} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface HeadFieldsProps {
  form: FormInstance<Head>;
  stored: BpmForm | null;
  onChange: (changed: Partial<Head>) => void;
}

/** Name, status and remark of a form, above its fields. */
function HeadFields({ form, stored, onChange }: HeadFieldsProps) {
  const text = useBpmText();
  const lang = useLang();
  const statuses = useDictionaries().of(commonStatus.dict_type).entries;
  return (
    <Form<Head>
      name="bpm-form"
      form={form}
      layout="vertical"
      className="gd-console-form-head"
      initialValues={{ name: stored?.name, status: stored?.status ?? 0, remark: stored?.remark }}
      onValuesChange={onChange}
    >
      <Form.Item
        name="name"
        label={text.formName}
        rules={[{ required: true, whitespace: true, message: text.formNameMissing }]}
      >
        <Input maxLength={64} autoFocus={!stored} />
      </Form.Item>
      <Form.Item name="status" label={text.status}>
        <Select options={statuses.map((entry) => ({ value: entry.value, label: entry.label[lang] }))} />
      </Form.Item>
      <Form.Item name="remark" label={text.remark}>
        <Input maxLength={255} />
      </Form.Item>
    </Form>
  );
}
