import { fill, type Lang, type Quantity } from '@gongdi/domain';
import { limitText } from '../model/limits.ts';
import { levelWord, titleOf } from '../model/values.ts';
import type { ShownRule } from '../host/props.ts';
import type { DeviceText } from '../text/index.ts';
import type { Asked } from '../controls/use-asked.ts';

const LEVELS = ['warning', 'alarm', 'control'] as const;

interface LimitListProps {
  limits: Asked<readonly ShownRule[]>;
  quantities: readonly Quantity[];
  lang: Lang;
  text: DeviceText;
}

/** The limits of a device in three pairs, with their origins. */
export function LimitList({ limits, quantities, lang, text }: LimitListProps) {
  if (limits.state === 'loading') return null;
  if (limits.state === 'failed') return <p className="gd-device-secondary">{text.limitsFailed}</p>;
  if (limits.value.length === 0) return <p className="gd-device-secondary">{text.limitsNone}</p>;
  const rows = limits.value.map((rule) => ({ rule, quantity: quantities.find(({ key }) => key === rule.quantity) }));
  return (
    <table className="gd-device-limits">
      <caption>{text.limits}</caption>
      <thead>
        <tr>
          <th scope="col">{text.quantity}</th>
          {LEVELS.map((_, index) => (
            <th key={index} scope="col">
              {levelWord(index + 1, text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rule, quantity }, index) => (
          <tr key={index}>
            <th scope="row">
              {quantity ? titleOf(quantity, lang) : rule.quantity}
              <small>
                {[
                  text[`measure_${rule.measure}`],
                  ...(rule.duration > 0 ? [fill(text.duration, { seconds: rule.duration })] : []),
                  [rule.source, rule.clause, rule.edition].filter(Boolean).join(' '),
                  !rule.invalid && (rule.verified ? text.verified : text.unverified),
                  rule.origin && text[`origin_${rule.origin}`],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {rule.invalid && (
                <small className="gd-device-invalid">
                  {fill(text.limitWhy, { reasons: rule.invalid.join(lang === 'zh' ? '；' : '; ') })}
                </small>
              )}
            </th>
            {LEVELS.map((level) => (
              <td key={level}>{limitText(rule, level, quantity, lang)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
