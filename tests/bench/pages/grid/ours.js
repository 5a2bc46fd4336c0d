// The kit's grid as the console shows it: columns of a resource, tools, pager, keyboard control, in a shadow root.
import { staff } from '@gongdi/domain';
import { DataGrid, DataProvider, KitProvider, resourceColumns } from '@gongdi/widgets/grid';
import { renderWidget } from '@gongdi/widgets/kit';
import { createElement } from 'react';

const nothing = () => {};

/**
 * Makes the host element once, before the grid opens, as in the console. In the same way the styles of the peer stay in
 * its page.
 */
function stand() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  const context = { host, root, container, config: {}, emit: () => true };
  const within = (children) => createElement(KitProvider, { context, lang: 'zh-CN' }, children);
  return { root, widget: renderWidget(context, within(null)), within };
}

let stands;

globalThis.openOurGrid = (_host, rows) => {
  stands ??= stand();
  const { root, widget, within } = stands;
  // The columns that the rows have, as many as the peer shows. The name of a reference would need a server.
  const columns = resourceColumns(staff, 'zh').filter(({ key }) => key in rows[0]);
  const grid = createElement(DataGrid, {
    name: 'bench',
    title: '人员列表',
    columns,
    rowKey: 'id',
    rows,
    total: rows.length,
    capped: false,
    loading: false,
    error: null,
    query: { page: 1, page_size: rows.length },
    filtered: false,
    onQuery: nothing,
    onRefresh: nothing,
  });
  widget.render(within(createElement(DataProvider, { client: {}, lang: 'zh', owner: 'bench' }, grid)));
  return { root, close: () => widget.render(within(null)) };
};
