import { BankOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton, Tag } from 'antd';
import { Fragment } from 'react';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useCompanyLogo } from '../../../ground/context/use-company-logo.ts';
import { COMPANY_LOGO } from '../../../ground/session/kept-answers.ts';
import { QueryPart } from '../../../ground/status/query-part.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import { KeptPicture } from './kept-picture.tsx';
import { useCenterText, type CenterText } from './text/index.ts';

/** People who take part in deliveries, by role. */
const PEOPLE = [
  ['shippers', calls.people.shippers],
  ['receivers', calls.people.receivers],
  ['drivers', calls.people.drivers],
] as const;

/** The user's company: its logo, and its shippers, receivers and drivers. */
export function CompanyPanel({ name }: { name: string }) {
  const text = useCenterText();
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.company}</h2>
        <span className="gd-console-hint">{name}</span>
      </div>
      <dl className="gd-console-standing">
        <dt>{text.logo}</dt>
        <dd>
          <Logo />
        </dd>
        {PEOPLE.map(([key]) => (
          <Fragment key={key}>
            <dt>{text[key]}</dt>
            <dd>
              <People of={key} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function Logo() {
  const { client } = useConsole();
  const text = useCenterText();
  const queries = useQueryClient();
  const query = useCompanyLogo();
  if (query.isPending) return <Skeleton.Input active />;
  if (query.isError) return <Unread error={query.error} retry={() => void query.refetch()} />;
  const { logo, editable } = query.data;
  if (!editable) return logo ? <img className="gd-console-logo" src={logo} alt={text.logo} /> : '--';
  const keep = async (next: string) => {
    await client.call(calls.company.setLogo, { body: { logo: next } });
    await queries.invalidateQueries({ queryKey: [COMPANY_LOGO] });
  };
  return (
    <>
      <KeptPicture
        label={text.logo}
        value={logo}
        blank={<BankOutlined aria-hidden />}
        removeText={text.logoRemove}
        keep={keep}
      />
      <p className="gd-console-hint">{text.logoHint}</p>
    </>
  );
}

function People({ of: key }: { of: keyof CenterText & (typeof PEOPLE)[number][0] }) {
  const { client } = useConsole();
  const text = useCenterText();
  const query = useQuery({
    queryKey: ['company-people', key],
    queryFn: ({ signal }) => client.call(PEOPLE.find(([one]) => one === key)![1], {}, { signal, quiet: true }),
  });
  return (
    <QueryPart
      query={query}
      empty={<span className="gd-console-hint">{fill(text.peopleNone, { role: text[key] })}</span>}
    >
      {(list) =>
        list.map((one) => (
          <Tag key={one.id} title={one.org_name}>
            {one.phone_number ? fill(text.person, { name: one.nickname, phone: one.phone_number }) : one.nickname}
          </Tag>
        ))
      }
    </QueryPart>
  );
}
