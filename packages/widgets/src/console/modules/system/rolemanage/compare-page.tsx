import { SwapOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { rolemanage } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Empty, Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { Segmented } from '../../../../kit/radios/index.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { useRecord } from '../../../generic/use-record.ts';
import css from './compare-roles.css?inline';
import { CompareTable, type ComparedRole } from './compare-table.tsx';
import { useCompareText } from './text/index.ts';

type Asked = Partial<Record<'left' | 'right' | 'all', string>>;

/** Compares two roles: their permissions and their data scopes. Both are in the address, so that it can be sent on. */
export function ComparePage() {
  const text = useCompareText();
  const [search, setSearch] = useSearchParams();
  useSheet(css);
  const asked = Object.fromEntries(search) as Asked;
  const { left, right, all } = asked;
  const change = (part: Asked) => {
    const given = Object.entries({ ...asked, ...part }).filter((one): one is [string, string] => Boolean(one[1]));
    setSearch(Object.fromEntries(given), { replace: true });
  };
  const select = (side: 'left' | 'right', label: string) => (
    <label>
      {label}
      <ReferenceSelect
        of={rolemanage.name}
        value={asked[side]}
        placeholder={text.chooseFirst}
        aria-label={label}
        onChange={(id) => change({ [side]: id as string | undefined })}
      />
    </label>
  );
  return (
    <div className="gd-console-page">
      <div className="gd-data-panel">
        <div className="gd-compare-roles-form" role="search">
          {select('left', text.first)}
          <Button
            icon={<SwapOutlined aria-hidden />}
            aria-label={text.swap}
            title={text.swap}
            disabled={!left && !right}
            onClick={() => change({ left: right, right: left })}
          />
          {select('right', text.second)}
        </div>
        <Segmented<string>
          aria-label={text.shown}
          value={all ? 'all' : ''}
          options={[
            { value: '', label: text.differences },
            { value: 'all', label: text.all },
          ]}
          onChange={(value) => change({ all: value })}
        />
      </div>
      {left && right && left !== right ? (
        <Compared left={left} right={right} all={all !== undefined} />
      ) : left && right ? (
        <Alert type="info" showIcon title={text.sameRole} />
      ) : (
        <div className="gd-data-panel">
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.choose} />
        </div>
      )}
    </div>
  );
}

function Compared({ left, right, all }: { left: string; right: string; all: boolean }) {
  const { client } = useConsole();
  const menus = useQuery({
    queryKey: ['privilege'],
    queryFn: ({ signal }) => client.call(calls.organization.privilege, {}, { signal, quiet: true }),
    staleTime: 60_000,
  });
  const [first, second] = [useRecord(rolemanage, left), useRecord(rolemanage, right)];
  const failed = [menus, first, second].find((query) => query.isError);
  if (failed) return <FailurePanel error={failed.error} retry={() => void failed.refetch()} />;
  if (!menus.data || !first.data || !second.data) return <Skeleton active />;
  return (
    <CompareTable
      menus={menus.data.menus}
      left={first.data as unknown as ComparedRole}
      right={second.data as unknown as ComparedRole}
      all={all}
    />
  );
}
