// The peer: antd's virtual table with the same number of plain text columns and nothing added.
import { Table } from 'antd';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const COLUMNS = { name: 110, gender: 80, phone_number: 140, id_card: 190, trade: 120, entry_date: 120, status: 100 };

globalThis.openBareTable = (host, rows) => {
  const root = createRoot(host);
  const columns = Object.entries(COLUMNS).map(([key, width]) => ({ key, dataIndex: key, title: key, width }));
  const x = Object.values(COLUMNS).reduce((sum, width) => sum + width, 0);
  const scroll = { x, y: 600 };
  const table = { columns, dataSource: rows, rowKey: 'id', virtual: true, scroll, pagination: false };
  root.render(createElement(Table, table));
  return { root: host, close: () => root.unmount() };
};
