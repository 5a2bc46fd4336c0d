import { calls } from '@gongdi/api';
import { ADMISSION_LIMIT, choicesIn, fill, permission, staff, textOf, trade as tradeDictionary } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Empty, Input, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import css from './admission.css?inline';
import { AboutPerson, Reasons, Verdict, type AdmissionPerson } from './answer.tsx';
import { useStaffText } from './text/index.ts';

interface Asked {
  ids?: string[];
  keyword?: string;
  trade?: number;
}

/**
 * Tells whether somebody may work here. A code on a helmet or card opens it with the person's id in the address; what is
 * typed stays out of the address, because it may be an identity number.
 */
export function AdmissionPage() {
  const { client } = useConsole();
  const text = useStaffText();
  const lang = useLang();
  const [search] = useSearchParams();
  useSheet(css);
  const id = search.get('id');
  const [keyword, setKeyword] = useState('');
  const [asked, setAsked] = useState<Asked | undefined>(id ? { ids: [id] } : undefined);
  const [trade, setTrade] = useState<number>();
  const body = asked && { ...asked, ...(trade !== undefined && { trade }) };
  const answer = useQuery({
    queryKey: ['admission', body],
    queryFn: ({ signal }) => client.call(calls.labour.admission, { body: body! }, { signal, quiet: true }),
    enabled: body !== undefined,
    // An answer that is shown again was true then and may not be now.
    gcTime: 0,
    staleTime: 0,
  });
  const ask = () => {
    const word = keyword.trim();
    if (word === '') return;
    if (asked?.keyword === word) void answer.refetch();
    else setAsked({ keyword: word });
  };
  const trades = choicesIn(useDictionaries().of(tradeDictionary.dict_type)).map(({ value, label }) => ({
    value,
    label: textOf(label, lang),
  }));
  return (
    <div className="gd-console-page">
      <div className="gd-data-panel">
        <p className="gd-admission-hint">{text.hint}</p>
        <form
          className="gd-admission-form"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          <Input
            value={keyword}
            maxLength={50}
            allowClear
            placeholder={text.keyword}
            aria-label={text.keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
          <Select
            value={trade}
            options={trades}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={text.ownTrade}
            aria-label={text.asTrade}
            onChange={(value?: number) => setTrade(value)}
          />
          <Button type="primary" htmlType="submit">
            {text.ask}
          </Button>
        </form>
        {!body ? (
          <Empty description={text.begin} />
        ) : answer.isError ? (
          <FailurePanel error={answer.error} retry={() => void answer.refetch()} />
        ) : !answer.data ? (
          <Skeleton active />
        ) : answer.data.list.length === 0 ? (
          <Empty description={text.nobody} />
        ) : (
          <>
            {answer.data.more && <Alert type="info" showIcon title={fill(text.more, { count: ADMISSION_LIMIT })} />}
            <ul className="gd-admission-list" aria-live="polite">
              {answer.data.list.map((person) => (
                <Person key={person.staff_id ?? ''} person={person} />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function Person({ person }: { person: AdmissionPerson }) {
  const text = useStaffText();
  const may = usePermissions();
  return (
    <li className="gd-admission-person">
      <div className="gd-admission-head">
        <h2>{person.name || text.stranger}</h2>
        <Verdict person={person} />
        {person.staff_id !== null && may(permission(staff.name, 'detail')) && (
          <Link to={`/${staff.name}/detail?id=${person.staff_id}`}>{text.open}</Link>
        )}
      </div>
      <AboutPerson person={person} />
      <Reasons person={person} />
    </li>
  );
}
