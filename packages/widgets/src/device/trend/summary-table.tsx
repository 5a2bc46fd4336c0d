import { fill, type Lang, type Quantity } from '@gongdi/domain';
import { valueText } from '../model/values.ts';
import type { DeviceText } from '../text/index.ts';
import { Button } from '../controls/button.tsx';
import { summaryOf, type Line } from './series.ts';

interface SummaryTableProps {
  lines: readonly Line[];
  quantity: Quantity;
  lang: Lang;
  text: DeviceText;
  /** Takes the line of a device out of the chart. */
  onRemove(device: string): void;
}

/** Lowest, mean, highest and last value of each line of a chart. */
export function SummaryTable({ lines, quantity, lang, text, onRemove }: SummaryTableProps) {
  return (
    <table className="gd-device-limits">
      <caption>{text.chartHint}</caption>
      <thead>
        <tr>
          {[text.point, text.lowest, text.mean, text.highest, text.last].map((one) => (
            <th key={one} scope="col">
              {one}
            </th>
          ))}
          <th scope="col" aria-label={text.close} />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const found = summaryOf(line);
          return (
            <tr key={line.device}>
              <th scope="row">{line.name}</th>
              {(['low', 'mean', 'high', 'last'] as const).map((one) => (
                <td key={one}>{valueText({ ...quantity, states: undefined }, found?.[one], lang)}</td>
              ))}
              <td>
                {lines.length > 1 && (
                  <Button
                    label={fill(text.remove, { name: line.name })}
                    sign="✕"
                    onClick={() => onRemove(line.device)}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
