import type { calls } from '@gongdi/api';
import { archivevolume, permission, VOLUME } from '@gongdi/domain';
import { Link } from 'react-router';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { useArchiveText } from './text/index.ts';

interface Props {
  folders: readonly calls.archive.ArchiveFolder[];
  filing: number;
  volumes: { open: number; closed: number; handed_over: number };
  asked: { project_id: string; archive_kind: number };
}

/** What the whole archive has and lacks, and its volumes by state. */
export function Figures({ folders, filing, volumes, asked }: Props) {
  const text = useArchiveText();
  const may = usePermissions();
  const tops = folders.filter(({ parent_id }) => parent_id === null);
  const sum = (key: 'needed' | 'present' | 'documents') => tops.reduce((total, one) => total + one[key], 0);
  const [needed, present] = [sum('needed'), sum('present')];
  const list = (state: number) =>
    `/${archivevolume.name}?${new URLSearchParams({
      project_id: asked.project_id,
      archive_kind: String(asked.archive_kind),
      volume_status: String(state),
    })}`;
  const volume = (label: string, count: number, state: number) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{may(permission(archivevolume.name, 'list')) ? <Link to={list(state)}>{count}</Link> : count}</dd>
    </div>
  );
  return (
    <dl className="gd-archive-figures">
      <div>
        <dt>{text.complete}</dt>
        <dd>{needed === 0 ? '--' : `${Math.floor((present / needed) * 100)}%`}</dd>
      </div>
      <div>
        <dt>{text.missing}</dt>
        <dd className={needed > present ? 'gd-archive-lacks' : undefined}>{needed - present}</dd>
      </div>
      <div>
        <dt>{text.documents}</dt>
        <dd>{sum('documents')}</dd>
      </div>
      {filing > 0 && (
        <div>
          <dt>{text.filing}</dt>
          <dd>{filing}</dd>
        </div>
      )}
      {volume(text.openVolumes, volumes.open, VOLUME.open)}
      {volume(text.closedVolumes, volumes.closed, VOLUME.closed)}
      {volume(text.handedOver, volumes.handed_over, VOLUME.handedOver)}
    </dl>
  );
}
