import { Table } from 'antd';
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** As many columns as the console shows of the same list. */
const COLUMNS = ['name', 'status', 'trade', 'gender', 'phone_number', 'project_id', 'entry_date'].map((key) => ({
  key,
  dataIndex: key,
  title: key,
}));

function List({ address, headers, number }) {
  const [page, setPage] = useState(null);
  useEffect(() => {
    void fetch(`${address}?page=${number}&page_size=10`, { headers })
      .then((answer) => answer.json())
      .then(({ data }) => setPage(data));
  }, [address, headers, number]);
  return createElement(Table, {
    rowKey: 'id',
    columns: COLUMNS,
    dataSource: page?.list,
    loading: page === null,
    // The table shows the rows that it is given; only the numbers of pages depend on this.
    pagination: { total: page?.total ?? 0, pageSize: 10, current: number },
  });
}

/** Opens a page of the list in a part of the document. @returns a function that removes it */
globalThis.openBareList = (host, { list, session }, number) => {
  const root = createRoot(host);
  const headers = { authorization: session.token, 'x-serial-number-id': session.serial };
  root.render(createElement(List, { address: list, headers, number }));
  return () => root.unmount();
};
