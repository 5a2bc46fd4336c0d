import { areaCallsOf, CallFailure } from '@gongdi/api';
import { dictionaryOf, ERRORS, fill, findDeviceType, MEASURES, type AreaType, type LevelRule } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Checkbox, Empty, InputNumber, Modal, Select, Skeleton, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import { ProjectSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useConsole, useLang, useText } from '../../../ground/context/console-context.tsx';
import { useAreaText } from './text/index.ts';

/** Limits of a type of area in a project: 预警, 报警, 控制, an upper and a lower one each. */
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
      {project_id === undefined && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.warningFirst} />}
      {stored.isFetching && <Skeleton active />}
      {stored.error && <Alert type="error" showIcon title={stored.error.message} />}
    </Modal>
  );
}

const LIMITS = ['warning', 'alarm', 'control'] as const;

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
  const measures = dictionaryOf('warn_measure').entries;
  const levels = { warning: words.warningLevel, alarm: words.alarmLevel, control: words.controlLevel };
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
      const told = error.code === ERRORS.invalid.code ? error.problems : [];
      // A problem names the rule by its place: `rules.2.alarm_upper`.
      setProblems(
        told.length === 0
          ? [error.message]
          : told.map(({ path, message: said }) => {
              const at = Number(path.split('.')[1]);
              const quantity = quantities.find(({ key }) => key === rules[at]?.quantity);
              return quantity ? `${quantity.label[lang]}：${said}` : said;
            }),
      );
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
            <ul className="gd-problems">
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
          // Their order is all that tells them apart.
          <li key={at} aria-label={quantities.find(({ key }) => key === rule.quantity)?.label[lang] ?? rule.quantity}>
            <Labelled label={words.quantity}>
              <Select
                value={rule.quantity}
                aria-label={words.quantity}
                options={quantities.map(({ key, label, unit }) => ({
                  value: key,
                  label: unit ? `${label[lang]} (${unit})` : label[lang],
                }))}
                onChange={(quantity) => change(at, { quantity, verified: false })}
              />
            </Labelled>
            <Labelled label={words.measure}>
              <Select
                value={rule.measure}
                aria-label={words.measure}
                options={MEASURES.map((value, index) => ({ value, label: measures[index]?.label[lang] ?? value }))}
                onChange={(measure) => change(at, { measure, verified: false })}
              />
            </Labelled>
            {LIMITS.flatMap((level) =>
              (['lower', 'upper'] as const).map((side) => {
                const label = fill(words[side], { level: levels[level] });
                return (
                  <Labelled key={level + side} label={label}>
                    <InputNumber
                      aria-label={label}
                      value={rule[`${level}_${side}`]}
                      // Another limit than the one that was compared.
                      onChange={(value) => change(at, { [`${level}_${side}`]: value, verified: false })}
                    />
                  </Labelled>
                );
              }),
            )}
            <Labelled label={words.duration}>
              <InputNumber
                aria-label={words.duration}
                min={0}
                max={86_400}
                precision={0}
                value={rule.duration}
                onChange={(duration) => change(at, { duration: duration ?? 0 })}
              />
            </Labelled>
            <Labelled label={words.hysteresis}>
              <InputNumber
                aria-label={words.hysteresis}
                min={0}
                value={rule.hysteresis}
                onChange={(hysteresis) => change(at, { hysteresis: hysteresis ?? 0 })}
              />
            </Labelled>
            <div className="gd-area-origin">
              {!rule.verified && <Tag color="warning">{words.unverified}</Tag>}
              <Checkbox checked={rule.verified} onChange={({ target }) => change(at, { verified: target.checked })}>
                {words.verified}
              </Checkbox>
              <small>{[rule.source, rule.clause, rule.edition].filter(Boolean).join(' ')}</small>
            </div>
            <Button danger size="small" onClick={() => setRules((old) => old.filter((_, index) => index !== at))}>
              {words.removeRule}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        disabled={quantities.length === 0}
        onClick={() => setRules((old) => [...old, blankOf(quantities[0]!.key)])}
      >
        {words.addRule}
      </Button>
    </Modal>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="gd-area-field">
      <span aria-hidden>{label}</span>
      {children}
    </div>
  );
}

function blankOf(quantity: string): LevelRule {
  return {
    quantity,
    measure: 'value',
    warning_lower: null,
    warning_upper: null,
    alarm_lower: null,
    alarm_upper: null,
    control_lower: null,
    control_upper: null,
    duration: 0,
    hysteresis: 0,
    source: '',
    clause: '',
    edition: '',
    verified: false,
  };
}
