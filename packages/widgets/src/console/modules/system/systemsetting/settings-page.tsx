import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { SETTINGS } from '../../../ground/context/use-platform.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { GroupForm } from './group-form.tsx';
import css from './settings.css?inline';

/** Page of the installation's settings, with a form for each group. */
export function SettingsPage() {
  const { client } = useConsole();
  useSheet(css);
  const all = useQuery({
    queryKey: [SETTINGS, 'groups'],
    queryFn: ({ signal }) => client.call(calls.setting.groups, {}, { signal, quiet: true }),
  });
  if (all.isError) return <FailurePanel error={all.error} retry={() => void all.refetch()} />;
  if (all.isPending)
    return (
      <div className="gd-data-panel">
        <Skeleton active />
      </div>
    );
  return (
    <div className="gd-console-page">
      {all.data.map((stored) => (
        <GroupForm key={stored.group} stored={stored} />
      ))}
    </div>
  );
}
