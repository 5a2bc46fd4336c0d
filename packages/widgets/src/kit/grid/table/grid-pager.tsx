import { COUNT_LIMIT, fill } from '@gongdi/domain';
import { Pagination } from 'antd';
import { memo } from 'react';
import { useKitText } from '../../data/data-context.tsx';
import { useRowsPainted } from '../../layout/after-rows.tsx';
import type { GridQuery } from '../views/grid-views.ts';
import { TABLE_PAGE_SIZES } from './grid-props.ts';

interface GridPagerProps {
  query: GridQuery;
  total: number;
  /** True when there are more rows than `total`. */
  capped: boolean;
  small: boolean;
  /** Whether the first rows are on their way. */
  waiting: boolean;
  onQuery: (query: GridQuery) => void;
}

/**
 * Page selection of a grid. antd's own belongs to the table and is drawn with its rows, twice, because of the list of
 * page sizes; this one comes after them.
 */
export const GridPager = memo(function GridPager(props: GridPagerProps) {
  const { query, total, capped, small, waiting, onQuery } = props;
  const text = useKitText();
  const late = useRowsPainted();
  if (total === 0 && !waiting) return null;
  if (total === 0 || !late) return <div className={`gd-data-grid-pager-place${small ? ' gd-data-grid-small' : ''}`} />;
  return (
    <Pagination
      className="gd-data-grid-pager"
      align="end"
      current={query.page}
      pageSize={query.page_size}
      total={total}
      showSizeChanger
      pageSizeOptions={TABLE_PAGE_SIZES}
      showTotal={(count) => fill(text.totalRows, { total: capped ? `${COUNT_LIMIT}+` : count })}
      size={small ? 'small' : 'medium'}
      // Its size is given above. With anything but `false`, antd draws it a second time for the width of the window.
      responsive={false}
      onChange={(page, page_size) => onQuery({ ...query, page, page_size })}
    />
  );
});
