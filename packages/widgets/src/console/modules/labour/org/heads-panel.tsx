import { calls } from '@gongdi/api';
import { fill, staff, STAY, trade as tradeDictionary } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Statistic } from 'antd';
import { Link } from 'react-router';
import { useDictionaries } from '../../../../kit/data/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { orgText } from './text/index.ts';

/** How many of the team are on site, by trade; each number opens its people. */
export default function HeadsPanel({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const lang = useLang();
  const text = orgText[lang];
  const trades = useDictionaries().of(tradeDictionary.dict_type).entries;
  const { data } = useQuery({
    queryKey: ['record', 'org', row.id, 'heads'],
    queryFn: ({ signal }) => client.call(calls.labour.teamHeads, { body: { ids: [row.id] } }, { signal, quiet: true }),
    staleTime: 0,
  });
  const heads = data?.list[0];
  if (!heads) return null;
  const people = `/${staff.name}?team_id=${row.id}&status=${STAY.onSite}`;
  return (
    <section className="gd-data-panel" aria-label={text.heads}>
      <Link to={people}>
        <Statistic title={text.heads} value={heads.count} />
      </Link>
      <ul className="gd-record-rows">
        {heads.trades.map(({ trade, count }) => (
          <li key={trade}>
            <Link to={`${people}&trade=${trade}`}>
              {fill(text.headsOf, {
                trade: trades.find(({ value }) => value === trade)?.label[lang] ?? trade,
                count,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
