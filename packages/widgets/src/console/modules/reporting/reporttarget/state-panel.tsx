import { calls } from '@gongdi/api';
import {
  CODE_STATE,
  dictionaryOf,
  fill,
  REPORT_USE,
  reportcode,
  reportentry,
  reportKind,
  reportState,
  reporttarget,
} from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Tag } from 'antd';
import { Link } from 'react-router';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import css from './state-panel.css?inline';
import { useTargetText } from './text/index.ts';

/** Every so often the page asks again how far the reports are, ms. */
const AGAIN = 10_000;

/** How many reports of each kind are in which state, each with its list, and what holds them back. */
export default function StatePanel({ row }: ScreenRowProps) {
  useSheet(css);
  const { client } = useConsole();
  const lang = useLang();
  const text = useTargetText();
  const { data } = useQuery({
    queryKey: ['record', reporttarget.name, row.id, 'reports'],
    queryFn: ({ signal }) => client.call(calls.reporting.state, { params: { id: row.id } }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: AGAIN,
  });
  if (!data) return null;
  const kinds = [...new Set(data.counts.map(({ kind }) => kind))];
  const nameIn = (type: string, value: number) =>
    dictionaryOf(type).entries.find((one) => one.value === value)?.label[lang] ?? String(value);
  const colorOf = (state: number) =>
    dictionaryOf(reportState.dict_type).entries.find((one) => one.value === state)?.color_type;
  const list = (kind: number, state: number) =>
    `/${reportentry.name}?target_id=${encodeURIComponent(row.id)}&kind=${kind}&status=${state}`;
  return (
    <section className="gd-data-panel gd-state-panel" aria-label={text.title}>
      {row['status'] !== REPORT_USE.on && <Alert type="info" showIcon title={text.off} />}
      {data.code_gaps > 0 && (
        <Alert
          type="warning"
          showIcon
          title={fill(text.gaps, { count: data.code_gaps })}
          action={
            <Link
              to={`/${reportcode.name}?platform_id=${encodeURIComponent(String(row['platform_id']))}&status=${CODE_STATE.missing}`}
            >
              {text.fill}
            </Link>
          }
        />
      )}
      {kinds.length === 0 ? (
        <p className="gd-state-panel-none">{text.empty}</p>
      ) : (
        <dl className="gd-state-panel-kinds">
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{nameIn(reportKind.dict_type, kind)}</dt>
              <dd>
                <Flex gap={4} wrap>
                  {data.counts
                    .filter((one) => one.kind === kind)
                    .map(({ state, count }) => (
                      <Link key={state} to={list(kind, state)}>
                        <Tag color={colorOf(state)}>
                          {nameIn(reportState.dict_type, state)} {count}
                        </Tag>
                      </Link>
                    ))}
                </Flex>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
