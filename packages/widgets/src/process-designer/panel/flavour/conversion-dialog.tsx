import type { EngineFlavour } from '@gongdi/bpmn';
import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { nameOf } from '../../../diagram/describe.ts';
import { useWidget } from '../../../kit/provider/index.ts';
import { adoptCss } from '../../../kit/shadow/index.ts';
import type { Lang } from '../../../kit/theme/tokens.ts';
import type { DesignerSession } from '../../session/session.ts';
import dialogCss from './conversion-dialog.css?inline';
import { type ConversionForm, ENGINES, isVersionWrong, optionsOf } from './conversion-form.ts';
import { ConversionOptions } from './conversion-options.tsx';
import { ReportTable } from './report-table.tsx';
import { flavourTexts, format } from './text/index.ts';
import { usePlans } from './use-plan.ts';

export interface ConversionDialogProps {
  session: DesignerSession;
  from: EngineFlavour;
  lang: Lang;
  onClose(): void;
}

/** Shows what a conversion changes, loses and refuses, and runs the conversion. Loaded on first use. */
export default function ConversionDialog({ session, from, lang, onClose }: ConversionDialogProps) {
  const { root } = useWidget();
  adoptCss(root, dialogCss);
  const texts = flavourTexts(lang);
  const [xml] = useState(() => session.xml());
  const [form, setForm] = useState<ConversionForm>(() => ({
    to: ENGINES.find((engine) => engine !== from) ?? from,
    version: '',
    timeToLive: '',
  }));
  const [force, setForce] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { careful, refused, chosen } = usePlans(xml, from, optionsOf(form), force, attempt);
  const problem = failed ?? (careful.status === 'failed' ? careful.message : null);

  const change = (changed: Partial<ConversionForm>) => {
    setForm((before) => ({ ...before, ...changed }));
    if (changed.to) setForce(false);
  };

  const convert = async () => {
    if (chosen.status !== 'planned' || !chosen.plan.model) return;
    setBusy(true);
    try {
      await session.continueWith(chosen.plan.model);
      session.notices.show('success', format(texts.done, { engine: form.to }));
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
      okButtonProps={{ disabled: chosen.status !== 'planned' || isVersionWrong(form), loading: busy }}
      onCancel={onClose}
      onOk={() => void convert()}
      className="gd-plan"
    >
      <ConversionOptions from={from} form={form} texts={texts} onChange={change} />
      {problem !== null && (
        <p role="alert" className="gd-panel-row-error">
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
      <p className="gd-conversion-note">{texts.safe}</p>
    </Modal>
  );
}
