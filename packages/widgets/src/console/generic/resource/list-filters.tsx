import type { AnyResource, QueryField } from '@gongdi/domain';
import { Suspense } from 'react';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { QueryForm } from '../../../kit/query-form/query-form.tsx';

const PhoneFilters = lazyPart(() => import('./cards/phone-filters.tsx'));

interface ListFiltersProps {
  phone: boolean;
  resource: AnyResource;
  /** Must be the same array at every rendering. */
  fields: readonly QueryField[];
  filters: Record<string, string>;
  onSearch: (filters: Record<string, string>) => void;
}

/** The filters of a list: a form, on a phone a search field and a drawer. */
export function ListFilters({ phone, resource, fields, filters, onSearch }: ListFiltersProps) {
  if (fields.length === 0) return null;
  if (phone)
    return (
      <Suspense>
        <PhoneFilters resource={resource} fields={fields} filters={filters} onSearch={onSearch} />
      </Suspense>
    );
  return (
    <div className="gd-data-panel">
      <QueryForm fields={fields} values={filters} onSearch={onSearch} />
    </div>
  );
}
