import { type EngineFlavour, NEWEST_VERSIONS } from '@gongdi/bpmn';
import { Button, Checkbox, Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { nameOf } from '../../diagram/describe.ts';
import { useWidget } from '../../kit/provider/index.ts';
import { adoptCss } from '../../kit/shadow/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { Row } from '../panel/fields/row.tsx';
import type { DesignerSession } from '../session/session.ts';
import dialogCss from './conversion-dialog.css?inline';
import { countKinds } from './plan-conversion.ts';
import { ReportTable } from './report-table.tsx';
import { flavourTexts, format } from './text/index.ts';
import { usePlan } from './use-plan.ts';

const ENGINES: readonly EngineFlavour[] = ['camunda', 'flowable', 'activiti'];
const VERSION = /^\d+(\.\d+){0,2}$/;

export interface ConversionDialogProps {
  session: DesignerSession;
  from: EngineFlavour;
  lang: Lang;
  onClose(): void;
}

/** Shows what a conversion changes, loses and refuses, and carries it out. Loaded on first use. */
export default function ConversionDialog({ session, from, lang, onClose }: ConversionDialogProps) {
  const ids = { target: useId(), version: useId(), time: useId() };
  const { root } = useWidget();
  adoptCss(root, dialogCss);
  const texts = flavourTexts(lang);
  const [xml] = useState(() => session.xml());
  const [to, setTo] = useState<EngineFlavour>(() => ENGINES.find((engine) => engine !== from) ?? from);
  const [version, setVersion] = useState('');
  const [timeToLive, setTimeToLive] = useState('');
  const [force, setForce] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const versionWrong = version !== '' && !VERSION.test(version);
  const options = {
    to,
    ...(version && !versionWrong ? { targetVersion: version } : {}),
    ...(to === 'camunda' && timeToLive.trim() ? { historyTimeToLive: timeToLive.trim() } : {}),
  };
  // what is refused stays in the list while it is decided: the report is always that of the careful conversion
  const careful = usePlan(xml, from, options, attempt);
  const refused = careful.status === 'planned' ? countKinds(careful.plan.report).refused : 0;
  const forced = usePlan(xml, from, refused > 0 && force ? { ...options, force } : null, attempt);
  const ready = refused > 0 ? force && forced.status === 'planned' : careful.status === 'planned';
  const problem = failed ?? (careful.status === 'failed' ? careful.message : null);

  const convert = async () => {
    const state = refused > 0 ? forced : careful;
    if (state.status !== 'planned' || !state.plan.model) return;
    setBusy(true);
    try {
      await session.continueWith(state.plan.model);
      session.notices.show('success', format(texts.done, { engine: to }));
      onClose();
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      width="min(960px, 96%)"
      title={texts.title}
      okText={texts.convert}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: !ready || versionWrong, loading: busy }}
      onCancel={onClose}
      onOk={() => void convert()}
      className="gd-plan"
    >
      <div className="gd-plan-options">
        <Row id={ids.target} label={texts.target}>
          <Select<EngineFlavour>
            id={ids.target}
            aria-label={texts.target}
            className="gd-wide"
            value={to}
            options={ENGINES.filter((engine) => engine !== from).map((value) => ({ value, label: value }))}
            onChange={(engine) => {
              setTo(engine);
              setForce(false);
            }}
          />
        </Row>
        <Row
          id={ids.version}
          label={texts.version}
          hint={format(texts.versionHint, { version: NEWEST_VERSIONS[to] })}
          error={versionWrong ? texts.versionWrong : null}
        >
          <Input id={ids.version} value={version} onChange={(event) => setVersion(event.target.value.trim())} />
        </Row>
        {to === 'camunda' && (
          <Row id={ids.time} label={texts.timeToLive} hint={texts.timeToLiveHint}>
            <Input
              id={ids.time}
              value={timeToLive}
              placeholder="P180D"
              onChange={(event) => setTimeToLive(event.target.value)}
            />
          </Row>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className="gd-row-error">
          {format(texts.planFailed, { message: problem })}{' '}
          <Button
            size="small"
            onClick={() => {
              setFailed(null);
              setAttempt(attempt + 1);
            }}
          >
            {texts.retry}
          </Button>
        </p>
      )}
      {careful.status === 'planning' && <p role="status">{texts.planning}</p>}
      {careful.status === 'planned' && (
        <ReportTable
          report={careful.plan.report}
          lang={lang}
          nameOf={(id) => {
            const element = session.state.get().stage?.find(id);
            return element ? `${nameOf(element, lang)}（${id}）` : id;
          }}
        />
      )}
      {refused > 0 && (
        <p>
          <Checkbox checked={force} onChange={(event) => setForce(event.target.checked)}>
            {format(texts.force, { count: refused })}
          </Checkbox>
        </p>
      )}
      <p className="gd-plan-note">{texts.safe}</p>
    </Modal>
  );
}
