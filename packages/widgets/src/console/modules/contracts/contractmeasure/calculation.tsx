import { lineQuantity, measuredOf, sheetQuantity, type MeasureLine } from '@gongdi/domain';
import { useSheet } from '../../../../kit/shadow/index.ts';
import css from '../../../generic/contracts/contracts.css?inline';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';

type Line = MeasureLine & { what?: string | null };

/** The lines of a sheet with their products, as a calculation is written on paper. */
export default function Calculation({ row }: ScreenRowProps) {
  useFigures();
  useSheet(css);
  const text = useContractsText();
  const lines = (Array.isArray(row['lines']) ? row['lines'] : []) as readonly Line[];
  return (
    <section className="gd-data-panel gd-contracts-panel" aria-label={text.calculation}>
      <h2 className="gd-data-panel-title">{text.calculation}</h2>
      <div className="gd-figures-scroll">
        <table className="gd-figures-table gd-contracts-table">
          <thead>
            <tr>
              <th scope="col">{text.row}</th>
              <th scope="col">{text.formula}</th>
              <th scope="col">{text.result}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={index}>
                <th scope="row">{line.what ?? index + 1}</th>
                <td>{formulaOf(line)}</td>
                <td>{measuredOf(lineQuantity(line))}</td>
              </tr>
            ))}
            <tr className="gd-contracts-sum">
              <th scope="row">{text.sum}</th>
              <td />
              <td>{measuredOf(sheetQuantity(lines))}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

const formulaOf = ({ number, length, width, height, deducts }: Line): string =>
  `${deducts === true ? '−' : ''}${[number, length, width, height].filter((one) => typeof one === 'number').join(' × ')}`;
