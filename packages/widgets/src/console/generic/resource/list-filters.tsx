import type { AnyResource, QueryField } from '@gongdi/domain';
import { memo, Suspense } from 'react';
import { useAfterRows } from '../../../kit/layout/use-after-rows.ts';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { ProjectNote } from '../project/index.tsx';
import type { useAddressQuery } from '../address-query.ts';

const QueryForm = lazyPart(async () => ({
  default: (await import('../../../kit/query-form/query-form.tsx')).QueryForm,
}));
const PhoneFilters = lazyPart(() => import('./cards/phone-filters.tsx'));

interface ListFiltersProps extends Pick<
  ReturnType<typeof useAddressQuery<QueryField>>,
  'own' | 'asked' | 'inProject' | 'setFilters'
> {
  phone: boolean;
  /** Whether the first rows are on their way. */
  waiting: boolean;
  resource: AnyResource;
  /** Must be the same array at every rendering. */
  fields: readonly QueryField[];
}

/** Above a list: the project that it is limited to, and its filters. They are not drawn anew when the rows arrive. */
export const ListFilters = memo(function ListFilters(props: ListFiltersProps) {
  const { phone, waiting, resource, fields, own, asked, inProject, setFilters } = props;
  const late = useAfterRows(waiting);
  const place = <div className="gd-data-query-place" />;
  return (
    <>
      <ProjectNote fields={fields} inProject={inProject} />
      {asked.length > 0 &&
        (phone ? (
          <Suspense fallback={<div className="gd-console-phone-search" />}>
            <PhoneFilters resource={resource} fields={asked} filters={own} onSearch={setFilters} />
          </Suspense>
        ) : (
          <div className="gd-data-panel">
            {late ? (
              <Suspense fallback={place}>
                <QueryForm fields={asked} values={own} onSearch={setFilters} />
              </Suspense>
            ) : (
              place
            )}
          </div>
        ))}
    </>
  );
});
