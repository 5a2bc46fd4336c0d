import { dictionaryOf, fill, MEASURES, warnMeasure, type LevelRule, type Quantity } from '@gongdi/domain';
import { Button, Checkbox, InputNumber, Select, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useLang } from '../../../ground/context/console-context.tsx';
import { useAreaText } from './text/index.ts';

const LIMITS = ['warning', 'alarm', 'control'] as const;

interface RuleRowProps {
  rule: LevelRule;
  /** Quantities that the devices of the area measure. */
  quantities: readonly Quantity[];
  onChange: (next: Partial<LevelRule>) => void;
  onRemove: () => void;
}

/** One rule of the dialog of limits: quantity, measure, limits, and whether somebody has verified them. */
export function RuleRow({ rule, quantities, onChange, onRemove }: RuleRowProps) {
  const lang = useLang();
  const words = useAreaText();
  const measures = dictionaryOf(warnMeasure.dict_type).entries;
  return (
    <li aria-label={quantities.find(({ key }) => key === rule.quantity)?.label[lang] ?? rule.quantity}>
      <Labelled label={words.quantity}>
        <Select
          value={rule.quantity}
          aria-label={words.quantity}
          options={quantities.map(({ key, label, unit }) => ({
            value: key,
            label: unit ? `${label[lang]} (${unit})` : label[lang],
          }))}
          onChange={(quantity) => onChange({ quantity, verified: false })}
        />
      </Labelled>
      <Labelled label={words.measure}>
        <Select
          value={rule.measure}
          aria-label={words.measure}
          options={MEASURES.map((value, index) => ({ value, label: measures[index]?.label[lang] ?? value }))}
          onChange={(measure) => onChange({ measure, verified: false })}
        />
      </Labelled>
      <LimitFields rule={rule} onChange={onChange} />
      <Labelled label={words.duration}>
        <InputNumber
          aria-label={words.duration}
          min={0}
          max={86_400}
          precision={0}
          value={rule.duration}
          onChange={(duration) => onChange({ duration: duration ?? 0 })}
        />
      </Labelled>
      <Labelled label={words.hysteresis}>
        <InputNumber
          aria-label={words.hysteresis}
          min={0}
          value={rule.hysteresis}
          onChange={(hysteresis) => onChange({ hysteresis: hysteresis ?? 0 })}
        />
      </Labelled>
      <div className="gd-area-origin">
        {!rule.verified && <Tag color="warning">{words.unverified}</Tag>}
        <Checkbox checked={rule.verified} onChange={({ target }) => onChange({ verified: target.checked })}>
          {words.verified}
        </Checkbox>
        <small>{[rule.source, rule.clause, rule.edition].filter(Boolean).join(' ')}</small>
      </div>
      <Button danger size="small" onClick={onRemove}>
        {words.removeRule}
      </Button>
    </li>
  );
}

/** The lower and the upper limit of each level. */
function LimitFields({ rule, onChange }: Pick<RuleRowProps, 'rule' | 'onChange'>) {
  const words = useAreaText();
  const levels = { warning: words.warningLevel, alarm: words.alarmLevel, control: words.controlLevel };
  return LIMITS.flatMap((level) =>
    (['lower', 'upper'] as const).map((side) => {
      const label = fill(words[side], { level: levels[level] });
      return (
        <Labelled key={level + side} label={label}>
          <InputNumber
            aria-label={label}
            value={rule[`${level}_${side}`]}
            // `verified` was set for the old limit.
            onChange={(value) => onChange({ [`${level}_${side}`]: value, verified: false })}
          />
        </Labelled>
      );
    }),
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
