import { COUNT_LIMIT, fill } from '@gongdi/domain';
import { Pagination } from 'antd';
import { useKitText } from '../data/data-context.tsx';

/** Where lists outside of tables begin (console specification, section 9; settled point 15). */
export const FIRST_PAGE = { page: 1, page_size: 20 } as const;
const SIZES = [10, 20, 30, 50];

interface PagerProps {
  page: number;
  page_size: number;
  total: number;
  /** There are more than `total`. */
  capped: boolean;
  onChange: (query: { page: number; page_size: number }) => void;
}

/** Pages of a list that is no table; nothing where the smallest page holds all of it. */
export function Pager({ page, page_size, total, capped, onChange }: PagerProps) {
  const text = useKitText();
  if (total <= SIZES[0]!) return null;
  return (
    <Pagination
      className="gd-pager"
      size="small"
      align="end"
      current={page}
      pageSize={page_size}
      total={total}
      showSizeChanger
      pageSizeOptions={SIZES}
      showTotal={() => fill(text.totalRows, { total: capped ? `${COUNT_LIMIT}+` : total })}
      onChange={(next, size) => onChange({ page: size === page_size ? next : 1, page_size: size })}
    />
  );
}
