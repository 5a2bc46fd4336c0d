import { calls, type BulkPreview } from '@gongdi/api';
import { BULK_LIMIT, bulkFieldsOf, fill, type AnyResource } from '@gongdi/domain';
import { App, Button, Form, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { FieldControl, wireProps } from '../../../kit/record-form/control.tsx';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../ground/page/page-focus.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { PreviewList } from './preview-list.tsx';
import { useBulkText } from './text/index.ts';

interface BulkDialogProps {
  resource: AnyResource;
  ids: readonly string[];
  /** Filters of the list, for all records that match. */
  filters: Readonly<Record<string, string>>;
  onClose: () => void;
}

type Values = Record<string, unknown>;

/** Sets fields of many records: choose fields and values, look at what will change, then run it in the background. */
export function BulkDialog({ resource, ids, filters, onClose }: BulkDialogProps) {
  const { client } = useConsole();
  const text = useBulkText();
  const lang = useLang();
  const { message } = App.useApp();
  const afterClose = useFocusRescue();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [whole, setWhole] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const [planned, setPlanned] = useState<{ preview: BulkPreview; changes: Values }>();
  const [job, setJob] = useState<string>();
  const fields = bulkFieldsOf(resource);
  const chosen = fields.filter(({ name }) => names.includes(name));

  const working = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      // The client has shown the reason; what was chosen stays.
    } finally {
      setBusy(false);
    }
  };
  const look = () => {
    if (chosen.length === 0) return void message.warning(text.fieldsChoose);
    const values = form.getFieldsValue(true) as Values;
    const changes = Object.fromEntries(chosen.map(({ name }) => [name, values[name] ?? null]));
    const range = whole ? { query: { ...filters } } : { ids: [...ids] };
    void working(async () => {
      const preview = await client.call(calls.job.bulkPreview, {
        body: { resource: resource.name, changes, ...range },
      });
      setPlanned({ preview, changes });
    });
  };
  const run = () =>
    planned &&
    working(async () => {
      const records = planned.preview.changed.map(({ id, version }) => ({ id, version }));
      const body = { resource: resource.name, records, changes: planned.changes };
      setJob((await client.call(calls.job.bulkRun, { body })).id);
    });

  const count = planned?.preview.changed.length ?? 0;
  return (
    <Modal
      open
      width={640}
      title={fill(text.title, { label: resource.label[lang] })}
      onCancel={onClose}
      afterClose={afterClose}
      footer={
        job ? (
          <Button onClick={onClose}>{text.close}</Button>
        ) : (
          <>
            <Button onClick={planned ? () => setPlanned(undefined) : onClose}>
              {planned ? text.again : text.cancel}
            </Button>
            <Button
              type="primary"
              loading={busy && BUSY}
              disabled={planned !== undefined && count === 0}
              onClick={planned ? () => void run() : look}
            >
              {planned ? fill(text.run, { count }) : text.preview}
            </Button>
          </>
        )
      }
    >
      {job && <BulkProgress id={job} resource={resource} />}
      {!job && planned && <PreviewList preview={planned.preview} changes={planned.changes} fields={chosen} />}
      <Form form={form} layout="vertical" hidden={job !== undefined || planned !== undefined}>
        <Choices
          resource={resource}
          count={ids.length}
          whole={whole}
          onWhole={setWhole}
          names={names}
          onNames={setNames}
        />
        {chosen.map((field) => (
          <Form.Item key={field.name} name={field.name} label={field.label[lang]} {...wireProps(field)}>
            <FieldControl field={field} />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}

interface ChoicesProps {
  resource: AnyResource;
  count: number;
  whole: boolean;
  onWhole: (whole: boolean) => void;
  names: readonly string[];
  onNames: (names: readonly string[]) => void;
}

/** Which records, and which of their fields. */
function Choices({ resource, count, whole, onWhole, names, onNames }: ChoicesProps) {
  const text = useBulkText();
  const lang = useLang();
  return (
    <>
      <Form.Item label={text.scope}>
        <Radio.Group
          value={whole}
          onChange={(event) => onWhole(event.target.value as boolean)}
          options={[
            { value: false, label: fill(text.selected, { count: count }) },
            { value: true, label: fill(text.all, { limit: BULK_LIMIT }) },
          ]}
        />
      </Form.Item>
      <Form.Item label={text.fields} htmlFor="bulk-fields">
        <Select
          id="bulk-fields"
          mode="multiple"
          value={[...names]}
          placeholder={text.fieldsChoose}
          onChange={(next: string[]) => onNames(next)}
          options={bulkFieldsOf(resource).map(({ name, label }) => ({ value: name, label: label[lang] }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </>
  );
}
