import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { SearchOutlined } from '@ant-design/icons';
import { SETTING_GROUP_NAMES } from '@gongdi/domain';
import { Empty, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { SETTINGS } from '../../../ground/context/use-platform.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { GroupForm } from './group-form.tsx';
import { foundIn } from './setting-search.ts';
import css from './settings.css?inline';
import { useSettingsText } from './text/index.ts';

/** Page of the installation's settings, with a search and a form for each group. */
export function SettingsPage() {
  const { client } = useConsole();
  const text = useSettingsText();
  const [word, setWord] = useState('');
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
      <Input
        type="search"
        allowClear
        className="gd-settings-search"
        prefix={<SearchOutlined aria-hidden />}
        value={word}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => setWord(event.target.value)}
      />
      {SETTING_GROUP_NAMES.every((group) => foundIn(group, word).size === 0) && <Empty description={text.noneFound} />}
      {all.data.map((stored) => (
        <GroupForm key={stored.group} stored={stored} found={foundIn(stored.group, word)} />
      ))}
    </div>
  );
}
