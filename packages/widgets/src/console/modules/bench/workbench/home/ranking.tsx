import { fill } from '@gongdi/domain';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useWorkbenchText } from '../text/index.ts';
import type { Home } from '../panels/use-workbench.ts';

/** Projects that are shown at first. */
const SHOWN = 8;

type RankingProps = Pick<Home, 'ranked'> & { projects: NonNullable<Home['projects']> };

/** The projects with the most to do first. A name leads to the home of the project, a number to the records. */
export function Ranking({ ranked, projects }: RankingProps) {
  const text = useWorkbenchText();
  const lang = useLang();
  const heading = useId();
  const [all, setAll] = useState(false);
  const most = ranked.map(({ key }) => Math.max(1, ...projects.map(({ totals }) => totals[key] ?? 0)));
  return (
    <section className="gd-data-panel" aria-labelledby={heading}>
      <div className="gd-data-panel-title">
        <h2 id={heading}>{text.ranking}</h2>
      </div>
      <div className="gd-home-scroll">
        <table className="gd-home-ranking">
          <thead>
            <tr>
              <th scope="col">{text.project}</th>
              {ranked.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label[lang]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(all ? projects : projects.slice(0, SHOWN)).map(({ id, title, totals }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/home?${new URLSearchParams({ project: id })}`}>{title}</Link>
                </th>
                {ranked.map((tile, at) => (
                  <td key={tile.key}>
                    <Count tile={tile} project={id} count={totals[tile.key]} most={most[at]!} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!all && projects.length > SHOWN && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {fill(text.showAll, { count: projects.length })}
        </Button>
      )}
    </section>
  );
}

interface CountProps {
  tile: Home['ranked'][number];
  project: string;
  /** Undefined: it could not be counted in time. */
  count: number | undefined;
  most: number;
}

function Count({ tile: { resource, filters }, project, count, most }: CountProps) {
  const text = useWorkbenchText();
  if (count === undefined) return <small>{text.attentionFailed}</small>;
  if (count === 0) return <span className="gd-home-zero">0</span>;
  return (
    <Link className="gd-home-count" to={`/${resource}?${new URLSearchParams({ ...filters, project })}`}>
      <span>{count}</span>
      <svg width="100%" height="6" aria-hidden>
        <rect width={`${(count / most) * 100}%`} height="6" rx="3" />
      </svg>
    </Link>
  );
}
