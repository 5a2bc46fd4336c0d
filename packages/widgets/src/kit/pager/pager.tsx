import { COUNT_LIMIT, fill } from '@gongdi/domain';
import { Pagination } from 'antd';
import { useKitText } from '../data/data-context.tsx';

/**
 * First page and default page size of lists that are no tables (console specification, section 9; settled point 15).
 */
export const FIRST_PAGE = { page: 1, page_size: 20 } as const;
const SIZES = [10, 20, 30, 50];

interface PagerProps {
  page: number;
  page_size: number;
  total: number;
  /** True when there are more entries than `total`. */
  capped: boolean;
  onChange: (query: { page: number; page_size: number }) => void;
}

/** Page selection of a list that is no table; renders nothing when the smallest page size holds the whole list. */
export function Pager({ page, page_size, total, capped, onChange }: PagerProps) {
  const text = useKitText();
  if (total <= SIZES[0]!) return null;
  return (
    <Pagination
      className="gd-data-pager"
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
