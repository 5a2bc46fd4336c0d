import { resourceCalls } from '@gongdi/api';
import type { AnyResource } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { FIRST_PAGE, Pager } from '../../../../kit/pager/pager.tsx';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { CardMenu } from '../card/card-menu.tsx';
import { RecordCard } from '../card/record-card.tsx';
import { useViewText } from './text/index.ts';
import type { Row } from './view-props.ts';
import { ViewState } from './view-state.tsx';

interface SomeRecordsProps {
  resource: AnyResource;
  /** Filters that find exactly these records, with the order; undefined: other filters leave none of them. */
  query: Readonly<Record<string, unknown>> | undefined;
  menuOf?: (row: Row) => MenuProps;
  without?: readonly string[];
}

/** Some records of a list as cards with pages: those of one day, or of one place. */
export function SomeRecords({ resource, query, menuOf, without }: SomeRecordsProps) {
  const { client } = useConsole();
  const [page, setPage] = useState<{ page: number; page_size: number }>(FIRST_PAGE);
  const asked = { ...query, ...page };
  const list = useQuery({
    queryKey: ['list', resource.name, 'some', asked],
    queryFn: ({ signal }) => client.call(resourceCalls(resource).list!, { query: asked }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: query !== undefined,
  });
  const { data } = list;
  const text = useViewText();
  if (!query) return <p className="gd-views-hint">{text.nothing}</p>;
  return (
    <ViewState query={list} empty={data?.list.length === 0}>
      <ul className="gd-views-some">
        {data?.list.map((row) => (
          <li key={row.id} className="gd-views-card">
            <RecordCard
              resource={resource}
              row={row}
              without={without}
              menu={menuOf && <CardMenu resource={resource} row={row} menu={menuOf(row)} />}
            />
          </li>
        ))}
      </ul>
      {data && <Pager {...page} total={data.total} capped={data.total_capped} onChange={setPage} />}
    </ViewState>
  );
}
