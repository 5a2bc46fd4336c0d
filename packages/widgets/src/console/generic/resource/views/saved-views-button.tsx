import { AppstoreOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useKeptChoice } from '../../../../kit/data/kept-choice.ts';
import type { GridLayout } from '../../../../kit/grid/layout/grid-layout.ts';
import type { GridQuery, GridViews } from '../../../../kit/grid/views/grid-views.ts';
import ViewList from '../../../../kit/grid/views/view-list.tsx';
import { layoutOf } from '../../../../kit/storage-keys.ts';
import { useViewText } from './text/index.ts';

interface SavedViewsButtonProps {
  name: string;
  views: GridViews;
  query: GridQuery;
}

/** The saved views of the list, beside a view that is no table. */
export function SavedViewsButton({ name, views, query }: SavedViewsButtonProps) {
  const text = useViewText();
  const [layout, setLayout] = useKeptChoice<GridLayout | null>(layoutOf(name), null);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={text.saved}
      content={<ViewList name={name} views={views} query={query} layout={layout} setLayout={setLayout} />}
    >
      <Button type="text" icon={<AppstoreOutlined aria-hidden />} aria-label={text.saved} title={text.saved} />
    </Popover>
  );
}
