import { calls, type AssignRule, type ProcessModel } from '@gongdi/api';
import { assignRuleType, fill, formFromWire, type ProcessForm } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Collapse, Empty, Modal, Skeleton, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { useDictionaries } from '../../../../../kit/data/index.ts';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { RuleEditor } from './rule-editor.tsx';

/** Dialog with the assignment rules of a model's user tasks. */
export function RulesDialog({ model, onClose }: { model: ProcessModel; onClose: () => void }) {
  const { client } = useConsole();
  const own = useBpmText();
  const lang = useLang();
  const types = useDictionaries().of(assignRuleType.dict_type).entries;
  const [open, setOpen] = useState(true);
  const [shown, setShown] = useState<string | null>(null);
  const [cleared, setCleared] = useState<Readonly<Record<string, number>>>({});
  const list = useQuery({
    queryKey: ['assign-rules', model.id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.assignRuleList, { query: { model_id: model.id } }, { signal, quiet: true }),
  });
  const stored = useQuery({
    queryKey: ['bpm-form', model.form_id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.formGet, { query: { id: model.form_id! } }, { signal, quiet: true }),
    enabled: model.form_id !== null,
  });
  const form = useMemo((): ProcessForm | null => (stored.data ? formFromWire(stored.data) : null), [stored.data]);
  const clear = async (task: string) => {
    await list.refetch();
    setCleared((before) => ({ ...before, [task]: (before[task] ?? 0) + 1 }));
  };
  const describe = (rule: AssignRule) => {
    const entry = types.find((one) => one.value === rule.type);
    return entry ? <Tag color="success">{entry.label[lang]}</Tag> : <Tag>{own.ruleNone}</Tag>;
  };
  return (
    <Modal
      open={open}
      title={fill(own.rulesTitle, { name: model.name })}
      width={720}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={null}
    >
      {list.isPending && <Skeleton active />}
      {list.isError && <Alert type="error" showIcon title={list.error.message} />}
      {list.data?.length === 0 && <Empty description={own.rulesEmpty} />}
      {list.data && list.data.length > 0 && (
        <Collapse
          // One panel is open at a time. (antd's own accordion puts its panels inside a tab list, where ARIA does not
          // allow them.)
          activeKey={shown ?? list.data[0]!.task_definition_key}
          onChange={(keys) => setShown(keys.at(-1) ?? '')}
          items={list.data.map((rule) => ({
            key: rule.task_definition_key,
            label: `${rule.task_definition_name || rule.task_definition_key}（${rule.task_definition_key}）`,
            extra: describe(rule),
            children: (
              <RuleEditor
                // The key does not depend on the stored rule: newer stored values do not replace what the user is
                // entering.
                key={cleared[rule.task_definition_key] ?? 0}
                model={model}
                rule={rule}
                tasks={list.data}
                form={form}
                onSaved={() => void list.refetch()}
                onCleared={() => void clear(rule.task_definition_key)}
              />
            ),
          }))}
        />
      )}
    </Modal>
  );
}
