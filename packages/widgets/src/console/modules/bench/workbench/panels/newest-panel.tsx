import { fieldsOf, permission, type AnyResource } from '@gongdi/domain';
import { Link } from 'react-router';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import { Permitted } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { BenchPanel } from './bench-panel.tsx';
import { useWorkbenchText } from '../text/index.ts';
import type { Workbench } from './use-workbench.ts';

interface NewestPanelProps {
  resource: AnyResource;
  title: string;
  none: string;
  bench: {
    data: Pick<Workbench, 'newest'> | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
}

/** Panel with the first records of a resource's list, for users who may see it. */
export function NewestPanel(props: NewestPanelProps) {
  return (
    <Permitted code={permission(props.resource.name, 'list')}>
      <Newest {...props} />
    </Permitted>
  );
}

function Newest({ resource, title, none, bench: { data, error, refetch } }: NewestPanelProps) {
  const text = useWorkbenchText();
  const found = data?.newest.find((one) => one.resource === resource.name);
  const reason = found?.rows === null ? text.late : error?.message;
  if (data && !found) return null;
  const fields = fieldsOf(resource);
  return (
    <BenchPanel
      title={title}
      all={`/${resource.name}?${new URLSearchParams(found?.filters)}`}
      rows={found?.rows ?? undefined}
      reason={reason}
      retry={refetch}
      none={none}
      renderRow={(row) => (
        <>
          <Link to={`/${resource.name}/detail?id=${encodeURIComponent(row.id)}`} state={COMES_BACK}>
            {row.title}
          </Link>
          <span className="gd-bench-beside">
            {fields
              .filter(({ name }) => name in row.beside)
              .map((field) => (
                <FieldValue key={field.name} field={field} value={row.beside[field.name]} />
              ))}
          </span>
        </>
      )}
    />
  );
}
