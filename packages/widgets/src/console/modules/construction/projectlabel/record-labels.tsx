import { CallFailure, calls, type CallResult } from '@gongdi/api';
import {
  dictionaryOf,
  labelColor,
  LABELS,
  MOST_LABELS,
  permission,
  projectlabel,
  type AnyResource,
} from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Modal, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useLabelText } from './text/index.ts';

interface RecordLabelsProps {
  resource: AnyResource;
  row: { id: string };
}

type Labels = CallResult<typeof calls.label.ofRecord>;

/** Labels of a record, each with the list of what else has it, and a button to change them. */
export default function RecordLabels({ resource, row }: RecordLabelsProps) {
  const { client } = useConsole();
  const text = useLabelText();
  const may = usePermissions();
  const [open, setOpen] = useState(false);
  const params = { resource: resource.name, id: row.id };
  const { data } = useQuery({
    queryKey: ['list', projectlabel.name, 'of', resource.name, row.id],
    queryFn: ({ signal }) => client.call(calls.label.ofRecord, { params }, { signal, quiet: true }),
  });
  if (!data || (data.list.length === 0 && !data.may_mark)) return null;
  const canList = may(permission(resource.name, 'list'));
  return (
    <section className="gd-data-panel" aria-label={text.labels}>
      <div className="gd-data-panel-title">
        <h2>{text.labels}</h2>
        {data.may_mark && (
          <Button className="gd-data-end" onClick={() => setOpen(true)}>
            {text.change}
          </Button>
        )}
      </div>
      {data.list.length === 0 && <p className="gd-console-record-info">{text.none}</p>}
      <div>
        {data.list.map((label) => (
          <Tag key={label.id} color={colorOf(label.label_color)}>
            {canList ? (
              <Link to={`/${resource.name}?${LABELS}=${encodeURIComponent(label.id)}`}>{label.label_name}</Link>
            ) : (
              label.label_name
            )}
          </Tag>
        ))}
      </div>
      {open && <LabelsDialog of={params} labels={data} onClose={() => setOpen(false)} />}
    </section>
  );
}

const colorOf = (value: number): string | undefined =>
  dictionaryOf(labelColor.dict_type).entries.find((one) => one.value === value)?.color_type;

interface LabelsDialogProps {
  of: { resource: string; id: string };
  labels: Labels;
  onClose: () => void;
}

/** Asks for the labels of a record. */
function LabelsDialog({ of, labels, onClose }: LabelsDialogProps) {
  const { client } = useConsole();
  const text = useLabelText();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const [chosen, setChosen] = useState<string[]>(labels.list.map(({ id }) => id));
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await client.call(calls.label.mark, { body: { ...of, label_ids: chosen } }, { quiet: true });
      await queries.invalidateQueries();
      onClose();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      showFailure(message, failure, failure.problems[0]?.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal open title={text.change} confirmLoading={busy} onOk={() => void save()} onCancel={onClose}>
      <p>{text.help}</p>
      <ReferenceSelect
        of={projectlabel.name}
        multiple
        value={chosen}
        aria-label={text.labels}
        style={{ width: '100%' }}
        onChange={(next: unknown) => setChosen((Array.isArray(next) ? (next as string[]) : []).slice(0, MOST_LABELS))}
      />
    </Modal>
  );
}
