import { appraiselog, columnsInRows, filesIn, ITEM_KIND, metaOf, proofIds, type AppraisalLine } from '@gongdi/domain';
import { Tag } from 'antd';
import { Pictures } from '../../../../kit/preview/pictures.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useLang } from '../../../ground/context/console-context.tsx';
import { useSheetText } from './text/index.ts';

const COLUMNS = columnsInRows(appraiselog.fields.lines);
const SHOWN = ['section', 'item', 'points', 'full_points', 'reason', 'proof'] as const;

/** The lines of a sheet with their reasons and proofs. */
export default function LinesPanel({ row }: ScreenRowProps) {
  useFigures();
  const lang = useLang();
  const text = useSheetText();
  const lines = (row['lines'] ?? []) as readonly AppraisalLine[];
  const files = new Map(filesIn(row['proofs'] ?? []).map((file) => [file.id, file]));
  const heading = (name: string) => (name === 'proof' ? text.proof : metaOf(COLUMNS[name]!).label[lang]);
  return (
    <section className="gd-data-panel" aria-label={text.lines}>
      <div className="gd-data-panel-title">
        <h2>{text.lines}</h2>
      </div>
      <div className="gd-figures-scroll">
        <table className="gd-figures-table gd-figures-stacked">
          <thead>
            <tr>
              {SHOWN.map((name) => (
                <th scope="col" key={name} className={name === 'item' ? 'gd-figures-named' : undefined}>
                  {heading(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const proofs = proofIds(line).flatMap((id) => files.get(id) ?? []);
              return (
                <tr key={`${line.section} ${line.item}`}>
                  <td>{line.section}</td>
                  <th scope="row">
                    {line.item}{' '}
                    {line.item_kind === ITEM_KIND.guaranteed && <Tag color="warning">{text.guaranteed}</Tag>}
                    {line.item_kind === ITEM_KIND.veto && <Tag color="error">{text.veto}</Tag>}
                  </th>
                  <td>{pointsOf(line, text)}</td>
                  <td>{line.full_points ?? '--'}</td>
                  <td>{line.reason}</td>
                  <td>{proofs.length > 0 && <Pictures files={proofs} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function pointsOf(line: AppraisalLine, text: ReturnType<typeof useSheetText>): string {
  if (line.item_kind === ITEM_KIND.veto) return line.is_vetoed ? text.vetoed : text.clear;
  return line.is_absent ? text.absent : String(line.points ?? '--');
}
