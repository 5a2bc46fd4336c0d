import { calls } from '@gongdi/api';
import { fill, GATE_PASS, gatepass } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Statistic } from 'antd';
import { Link } from 'react-router';
import { Instant } from '../../../../kit/clock/index.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { gateText } from './text/index.ts';

/** Every so often the page asks again whether the gate has acknowledged, ms. */
const AGAIN = 10_000;

/** How far the list of who may pass has reached the gate, with the people whom it does not have yet. */
export default function ListPanel({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = gateText[useLang()];
  const { data } = useQuery({
    queryKey: ['record', 'attendanceaccess', row.id, 'state'],
    queryFn: ({ signal }) => client.call(calls.gate.state, { params: { id: row.id } }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: AGAIN,
  });
  if (!data) return null;
  const list = (state: number) => `/${gatepass.name}?project_id=${String(row['project_id'])}&state=${state}`;
  const versions = fill(text.version, { version: data.version ?? text.none, acked: data.acked_version ?? text.none });
  const isFresh = data.waiting_count === 0 && data.version !== null && data.acked_version === data.version;
  return (
    <section className="gd-data-panel" aria-label={text.title}>
      <Flex gap="large" wrap>
        <Link to={list(GATE_PASS.mayPass)}>
          <Statistic title={text.mayPass} value={data.may_pass} />
        </Link>
        <Link to={`${list(GATE_PASS.mayPass)}&by_face=true`}>
          <Statistic title={text.byFace} value={data.by_face} />
        </Link>
        <Link to={list(GATE_PASS.refused)}>
          <Statistic title={text.refused} value={data.refused} />
        </Link>
      </Flex>
      <Alert
        type={isFresh ? 'success' : 'warning'}
        showIcon
        title={data.due ? text.due : isFresh ? text.fresh : fill(text.waiting, { count: data.waiting_count })}
        description={`${versions} · ${data.connected ? text.connected : text.away}`}
      />
      {data.waiting.length > 0 && (
        <ul className="gd-record-rows">
          {data.waiting.map(({ name, removed, changed_at }, index) => (
            <li key={index}>
              {name} · {removed ? text.removed : text.added} · <Instant value={changed_at} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
