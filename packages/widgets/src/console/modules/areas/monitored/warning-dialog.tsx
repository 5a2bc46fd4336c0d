import { areaCallsOf, CallFailure } from '@gongdi/api';
import { fill, findDeviceType, type AreaType, type LevelRule } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Empty, Modal, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { ProjectSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useConsole, useLang, useText } from '../../../ground/context/console-context.tsx';
import { blankRule, refusalLines } from './level-rules.ts';
import { RuleRow } from './rule-row.tsx';
import { useAreaText } from './text/index.ts';

/** Dialog for the limits of a type of area in a project: 预警, 报警, 控制, each with an upper and a lower limit. */
export function WarningDialog({ area, onClose }: { area: AreaType; onClose: () => void }) {
  const { client } = useConsole();
  const words = useAreaText();
  const [project_id, setProject] = useState<string>();
  const stored = useQuery({
    queryKey: ['areas', area.name, 'warning', project_id],
    queryFn: ({ signal }) =>
      client.call(areaCallsOf(area).warning!, { query: { project_id: project_id! } }, { signal, quiet: true }),
    enabled: project_id !== undefined,
    staleTime: 0,
  });
  const choose = (
    <ProjectSelect
      className="gd-area-project"
      aria-label={words.project}
      value={project_id}
      onChange={(value) => setProject(value as string | undefined)}
    />
  );
  if (project_id && stored.data && !stored.isFetching)
    return (
      <RuleDialog
        key={project_id}
        area={area}
        project_id={project_id}
        rules={stored.data.rules}
        choose={choose}
        onClose={onClose}
      />
    );
  return (
    <Modal open title={words.warning} width="min(1100px, 100vw)" footer={null} onCancel={onClose}>
      {choose}
      {project_id === undefined && <Empty description={words.warningFirst} />}
      {stored.isFetching && <Skeleton active />}
      {stored.error && <Alert type="error" showIcon title={stored.error.message} />}
    </Modal>
  );
}

interface RuleDialogProps {
  area: AreaType;
  project_id: string;
  rules: readonly LevelRule[];
  choose: ReactNode;
  onClose: () => void;
}

function RuleDialog({ area, project_id, rules: stored, choose, onClose }: RuleDialogProps) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useText();
  const words = useAreaText();
  const { message } = App.useApp();
  const [rules, setRules] = useState<readonly LevelRule[]>(stored);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const quantities = findDeviceType(area.code)?.quantities ?? [];
  const change = (at: number, next: Partial<LevelRule>) =>
    setRules((old) => old.map((rule, index) => (index === at ? { ...rule, ...next } : rule)));
  const save = async () => {
    setBusy(true);
    try {
      const body = { project_id, rules: [...rules] };
      await client.call(areaCallsOf(area).setWarning!, { body }, { quiet: true });
      void message.success(words.warningSaved);
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setProblems(refusalLines(error, rules, quantities, lang));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={words.warning}
      width="min(1100px, 100vw)"
      okText={text.save}
      cancelText={text.cancel}
      okButtonProps={{ loading: busy }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {choose}
      <Alert
        type="info"
        showIcon
        className="gd-area-hint"
        title={fill(words.warningText, { label: area.label[lang] })}
      />
      {problems.length > 0 && (
        <Alert
          type="error"
          showIcon
          className="gd-area-hint"
          title={
            <ul className="gd-data-problems">
              {problems.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          }
        />
      )}
      {rules.length === 0 && <Empty description={words.noRules} />}
      <ul className="gd-area-rules">
        {rules.map((rule, at) => (
          // Rules have no id: only their order tells them apart.
          <RuleRow
            key={at}
            rule={rule}
            quantities={quantities}
            onChange={(next) => change(at, next)}
            onRemove={() => setRules((old) => old.filter((_, index) => index !== at))}
          />
        ))}
      </ul>
      <Button
        disabled={quantities.length === 0}
        onClick={() => setRules((old) => [...old, blankRule(quantities[0]!.key)])}
      >
        {words.addRule}
      </Button>
    </Modal>
  );
}
