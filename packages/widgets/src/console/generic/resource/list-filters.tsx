import type { AnyResource, QueryField } from '@gongdi/domain';
import { Suspense } from 'react';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { ProjectNote } from '../project/index.tsx';
import type { useAddressQuery } from '../address-query.ts';

const QueryForm = lazyPart(async () => ({
  default: (await import('../../../kit/query-form/query-form.tsx')).QueryForm,
}));
const PhoneFilters = lazyPart(() => import('./cards/phone-filters.tsx'));

interface ListFiltersProps {
  phone: boolean;
  resource: AnyResource;
  /** Must be the same array at every rendering. */
  fields: readonly QueryField[];
  query: Pick<ReturnType<typeof useAddressQuery<QueryField>>, 'own' | 'asked' | 'inProject' | 'setFilters'>;
}

/** Above a list: the project that it is limited to, and its filters. */
export function ListFilters({ phone, resource, fields, query }: ListFiltersProps) {
  const { own, asked, inProject, setFilters } = query;
  return (
    <>
      <ProjectNote fields={fields} inProject={inProject} />
      {asked.length > 0 &&
        (phone ? (
          <Suspense>
            <PhoneFilters resource={resource} fields={asked} filters={own} onSearch={setFilters} />
          </Suspense>
        ) : (
          <div className="gd-data-panel">
            <Suspense>
              <QueryForm fields={asked} values={own} onSearch={setFilters} />
            </Suspense>
          </div>
        ))}
    </>
  );
}
