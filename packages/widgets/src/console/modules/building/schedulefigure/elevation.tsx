import type { calls } from '@gongdi/api';
import { partmanage, partStatus } from '@gongdi/domain';
import { Link } from 'react-router';
import { useLang } from '../../../ground/context/console-context.tsx';
import { towersOf } from './towers.ts';

/** The elevation that is made of the tree: a column for each block, a row for each floor, a cell for each section. */
export function Elevation({ parts }: { parts: readonly calls.part.FigurePart[] }) {
  const lang = useLang();
  const nameOf = new Map(partStatus.entries.map(({ value, label }) => [value, label[lang]]));
  return (
    <div className="gd-figure-towers">
      {towersOf(parts).map(({ block, rows }) => (
        <table key={block.id}>
          <caption>{block.name}</caption>
          <tbody>
            {rows.map(({ floor, cells }) => (
              <tr key={floor.id}>
                <th scope="row">{floor.name}</th>
                <td>
                  <div className="gd-figure-cells">
                    {cells.map(({ id, name, full_name, state }) => (
                      <Link
                        key={id}
                        className={`gd-figure-cell gd-figure-state-${state}`}
                        to={`/${partmanage.name}/detail?id=${id}`}
                        title={`${full_name} · ${nameOf.get(state)}`}
                      >
                        <span>{name}</span>
                        <small>{nameOf.get(state)}</small>
                      </Link>
                    ))}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
