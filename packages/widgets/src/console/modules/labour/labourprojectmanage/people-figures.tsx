import { permission } from '@gongdi/domain';
import { Link } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import css from './labour.css?inline';
import { useLabourText } from './text/index.ts';

/** Values of the dictionary `trade` that stand for posts of the management. */
const POSTS = '1,2,3,4,5,6,7';

/** The people of a project in numbers, each with the list that it counts. */
export default function PeopleFigures({ row }: ScreenRowProps) {
  useSheet(css);
  const text = useLabourText();
  const may = usePermissions();
  const project = encodeURIComponent(String(row['project_id']));
  const people = `/staff?project_id=${project}&status=1`;
  const countOf = (field: string) => Number(row[field] ?? 0);
  const figures = [
    { label: text.onSite, field: 'on_site_count', of: 'staff', to: people },
    { label: text.managers, field: 'manager_count', of: 'staff', to: `${people}&trade=${POSTS}` },
    { label: text.teams, field: 'team_count', of: 'org', to: `/org?project_id=${project}&status=1` },
    // A list of people cannot ask for both kinds of contracts at once, so this number opens nothing.
    { label: text.contracts, field: 'contract_count', of: 'staff', to: undefined },
  ];
  const ratio = row['contract_ratio'];
  return (
    <section className="gd-data-panel gd-labour-figures" aria-label={text.figures}>
      <h2 className="gd-data-panel-title">
        {text.figures} <small>{text.figuresAbout}</small>
      </h2>
      <dl>
        {figures.map(({ label, field, of, to }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{to && may(permission(of, 'list')) ? <Link to={to}>{countOf(field)}</Link> : countOf(field)}</dd>
          </div>
        ))}
        <div>
          <dt>{text.ratio}</dt>
          <dd>{typeof ratio === 'number' ? `${ratio}%` : '--'}</dd>
        </div>
      </dl>
    </section>
  );
}
