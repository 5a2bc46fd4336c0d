import { LeftOutlined, SearchOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Empty, Input, Skeleton, Tag } from 'antd';
import { useState, type MouseEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useAskFirst } from '../../../ground/page/leave-guard.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { DictionaryEditor } from './dictionary-editor.tsx';
import { useDictionaryText } from './text/index.ts';
import { DICTIONARIES } from '../../../ground/live/use-overlay.ts';
import css from './dictionary.css?inline';
import { useSheet } from '../../../../kit/shadow/index.ts';

const intoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' });

/** List of all dictionaries, and the editor of the dictionary in the address. */
export function DictionaryPage() {
  useSheet(css);
  const { client } = useConsole();
  const lang = useLang();
  const text = useDictionaryText();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ask = useAskFirst();
  const [word, setWord] = useState('');
  const all = useQuery({
    queryKey: [DICTIONARIES, 'whole'],
    queryFn: ({ signal }) => client.call(calls.base.dictionaryList, { query: {} }, { signal, quiet: true }),
  });
  if (all.isError) return <FailurePanel error={all.error} retry={() => void all.refetch()} />;
  const wanted = word.trim().toLowerCase();
  const found = all.data?.filter(({ dict_type, label }) =>
    [dict_type, label.zh, label.en].some((one) => one.toLowerCase().includes(wanted)),
  );
  const type = search.get('type');
  const chosen = all.data?.find((one) => one.dict_type === type);
  // Another place replaces the editor; a click for another tab does not.
  const leave = (event: MouseEvent, to: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ask(() => void navigate({ search: to }, { replace: true }));
  };
  return (
    <div className={`gd-console-page gd-dictionary-page${chosen ? ' gd-dictionary-chosen' : ''}`}>
      <nav className="gd-data-panel gd-dictionary-list" aria-label={text.dictionaries}>
        <Input
          type="search"
          prefix={<SearchOutlined aria-hidden />}
          value={word}
          placeholder={text.search}
          aria-label={text.search}
          onChange={(event) => setWord(event.target.value)}
        />
        {all.isPending && <Skeleton active />}
        {found?.length === 0 && <Empty description={text.noneFound} />}
        <ul>
          {found?.map(({ dict_type, label, version }) => (
            <li key={dict_type}>
              <Link
                to={{ search: `?type=${dict_type}` }}
                replace
                ref={dict_type === type ? intoView : undefined}
                aria-current={dict_type === type ? 'page' : undefined}
                onClick={(event) => {
                  if (dict_type !== type) leave(event, `?type=${dict_type}`);
                }}
              >
                {label[lang]}
                {version > 0 && <Tag color="processing">{text.changed}</Tag>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {chosen && (
        <Link className="gd-dictionary-back" to={{ search: '' }} replace onClick={(event) => leave(event, '')}>
          <LeftOutlined aria-hidden /> {text.all}
        </Link>
      )}
      {chosen && <DictionaryEditor key={chosen.dict_type} stored={chosen} />}
      {!chosen && !all.isPending && (
        <div className="gd-data-panel gd-console-center">
          <Empty description={text.choose} />
        </div>
      )}
    </div>
  );
}
