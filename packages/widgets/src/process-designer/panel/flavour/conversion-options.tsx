import { type EngineFlavour, NEWEST_VERSIONS } from '@gongdi/bpmn';
import { Input, Select } from 'antd';
import { useId } from 'react';
import { Row } from '../fields/row.tsx';
import { type ConversionForm, ENGINES, isVersionWrong } from './conversion-form.ts';
import { type FlavourTexts, format } from './text/index.ts';

interface ConversionOptionsProps {
  from: EngineFlavour;
  form: ConversionForm;
  texts: FlavourTexts;
  onChange(changed: Partial<ConversionForm>): void;
}

/** Target engine, its version, and what this engine needs. */
export function ConversionOptions({ from, form, texts, onChange }: ConversionOptionsProps) {
  const ids = { target: useId(), version: useId(), time: useId() };
  const { to, version, timeToLive } = form;
  return (
    <div className="gd-conversion-options">
      <Row id={ids.target} label={texts.target}>
        <Select<EngineFlavour>
          id={ids.target}
          aria-label={texts.target}
          className="gd-panel-wide"
          value={to}
          options={ENGINES.filter((engine) => engine !== from).map((value) => ({ value, label: value }))}
          onChange={(engine) => onChange({ to: engine })}
        />
      </Row>
      <Row
        id={ids.version}
        label={texts.version}
        hint={format(texts.versionHint, { version: NEWEST_VERSIONS[to] })}
        error={isVersionWrong(form) ? texts.versionWrong : null}
      >
        <Input
          id={ids.version}
          value={version}
          onChange={(event) => onChange({ version: event.target.value.trim() })}
        />
      </Row>
      {to === 'camunda' && (
        <Row id={ids.time} label={texts.timeToLive} hint={texts.timeToLiveHint}>
          <Input
            id={ids.time}
            value={timeToLive}
            placeholder="P180D"
            onChange={(event) => onChange({ timeToLive: event.target.value })}
          />
        </Row>
      )}
    </div>
  );
}
