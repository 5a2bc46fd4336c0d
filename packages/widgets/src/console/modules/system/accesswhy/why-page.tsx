import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { calls, type CallResult } from '@gongdi/api';
import { fill, leavesOf, usermanage, type MenuItem } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Cascader, Empty, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useSession } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { placeToChange } from './place-to-change.ts';
import { useWhyText } from './text/index.ts';
import css from './why.css?inline';

type Why = CallResult<typeof calls.access.why>;

/** Tells why a user may use an operation, or not. The question is in the address, so that it can be sent to others. */
export function WhyPage() {
  const { client } = useConsole();
  const { menus } = useSession();
  const text = useWhyText();
  const [search, setSearch] = useSearchParams();
  useSheet(css);
  const asked = Object.fromEntries(search) as Partial<Record<'user_id' | 'menu' | 'operation' | 'record_id', string>>;
  const { user_id, menu, operation, record_id } = asked;
  const leaf = leavesOf(menus ?? []).find(({ index }) => index === menu);
  const change = (part: Partial<typeof asked>) => {
    const given = Object.entries({ ...asked, ...part }).filter((one): one is [string, string] => Boolean(one[1]));
    setSearch(Object.fromEntries(given), { replace: true });
  };
  const ready = user_id && menu && operation ? { user_id, menu, operation, record_id } : undefined;
  const answer = useQuery({
    queryKey: ['why', ready],
    queryFn: ({ signal }) => client.call(calls.access.why, { query: ready! }, { signal, quiet: true }),
    enabled: ready !== undefined,
    // An answer that is shown again was true then and may not be now.
    gcTime: 0,
  });
  return (
    <div className="gd-console-page">
      <div className="gd-data-panel">
        <p className="gd-why-hint">{text.hint}</p>
        <div className="gd-why-form" role="search">
          <label>
            {text.user}
            <ReferenceSelect
              of={usermanage.name}
              value={user_id}
              placeholder={text.chooseUser}
              aria-label={text.user}
              onChange={(id) => change({ user_id: id as string | undefined })}
            />
          </label>
          <label>
            {text.operation}
            <Cascader
              options={(menus ?? []).map(optionOf)}
              value={menu && operation ? [...pathTo(menus ?? [], menu), operation] : undefined}
              placeholder={text.chooseOperation}
              aria-label={text.operation}
              showSearch
              classNames={{ popup: { root: 'gd-why-operations' } }}
              displayRender={(labels) => labels.slice(-2).join(' · ')}
              onChange={(path) => {
                const [entry, chosen] = (path ?? []).slice(-2) as (string | undefined)[];
                change({ menu: entry, operation: chosen, ...(entry === menu ? {} : { record_id: undefined }) });
              }}
            />
          </label>
          {leaf?.operation_list.some((one) => one.operation_code === 'detail') && (
            <label>
              {text.record}
              <ReferenceSelect
                key={menu}
                of={menu}
                value={record_id}
                placeholder={text.chooseRecord}
                aria-label={text.record}
                onChange={(id) => change({ record_id: id as string | undefined })}
              />
            </label>
          )}
        </div>
        {!ready ? (
          <Empty description={text.begin} />
        ) : answer.isError ? (
          <FailurePanel error={answer.error} retry={() => void answer.refetch()} />
        ) : answer.data ? (
          <Answer why={answer.data} menu={ready.menu} operation={operationOf(leaf, operation)} />
        ) : (
          <Skeleton active />
        )}
      </div>
    </div>
  );
}

function Answer({ why, menu, operation }: { why: Why; menu: string; operation: string }) {
  const { allowed, user, record, code, chain } = why;
  const text = useWhyText();
  const { menus } = useSession();
  const placeOf = placeToChange(leavesOf(menus ?? []), { user_id: user.id, menu, record_id: record?.id });
  return (
    <section aria-live="polite">
      <Alert
        type={allowed ? 'success' : 'error'}
        showIcon
        title={fill(allowed ? text.allowed : text.refused, { name: user.nickname, operation })}
        description={
          <p className="gd-why-about">
            {[user.org_name, record && fill(text.about, { title: record.title }), fill(text.code, { code })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        }
      />
      <ol className="gd-why-chain">
        {chain.map(({ part, ok, text: sentence, facts }) => {
          const place = ok ? undefined : placeOf(part);
          return (
            <li key={part} className="gd-why-link">
              <span className={`gd-why-mark ${ok ? 'gd-why-yes' : 'gd-why-no'}`}>
                {ok ? <CheckCircleFilled aria-label={text.yes} /> : <CloseCircleFilled aria-label={text.no} />}
              </span>
              <h3>{text[part]}</h3>
              <p>{sentence}</p>
              {facts.length > 0 && (
                <ul>
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              )}
              {place && (
                <Link to={place.to} state={COMES_BACK}>
                  {fill(text.change, { page: place.title })}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface Option {
  value: string;
  label: string;
  children: Option[] | undefined;
}

/** An entry of the menu with the entries below it, a leaf with its operations. */
function optionOf({ index, title, children, operation_list }: MenuItem): Option {
  const operations = operation_list.map((one) => ({
    value: one.operation_code,
    label: one.title,
    children: undefined,
  }));
  return { value: index, label: title, children: children.length > 0 ? children.map(optionOf) : operations };
}

/** Returns the indexes from the root to a leaf. */
function pathTo(menus: readonly MenuItem[], index: string): string[] {
  for (const item of menus) {
    if (item.index === index) return [index];
    const below = pathTo(item.children, index);
    if (below.length > 0) return [item.index, ...below];
  }
  return [];
}

function operationOf(leaf: MenuItem | undefined, operation = ''): string {
  const found = leaf?.operation_list.find((one) => one.operation_code === operation);
  return [leaf?.title, found?.title ?? operation].filter(Boolean).join(' · ');
}
