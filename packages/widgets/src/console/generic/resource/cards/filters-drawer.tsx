import type { QueryField } from '@gongdi/domain';
import { Drawer, Skeleton } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { useCardsText } from './text/index.ts';

const QueryForm = lazyPart(async () => ({
  default: (await import('../../../../kit/query-form/query-form.tsx')).QueryForm,
}));

interface FiltersDrawerProps {
  open: boolean;
  /** Must be the same array at every rendering. */
  fields: readonly QueryField[];
  filters: Readonly<Record<string, string>>;
  onSearch: (filters: Record<string, string>) => void;
  onClose: () => void;
}

/** All filters of a list on a phone. */
export function FiltersDrawer({ open, fields, filters, onSearch, onClose }: FiltersDrawerProps) {
  const text = useCardsText();
  return (
    <Drawer
      open={open}
      placement="bottom"
      size="large"
      title={text.filterTitle}
      className="gd-cards-drawer"
      onClose={onClose}
      destroyOnHidden
    >
      <Suspense fallback={<Skeleton active />}>
        <QueryForm
          all
          fields={fields}
          values={filters}
          onSearch={(given) => {
            onSearch(given);
            onClose();
          }}
        />
      </Suspense>
    </Drawer>
  );
}
