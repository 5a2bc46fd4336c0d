import { fieldsOf, loadResource, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import { Permitted, useLang } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { BenchPanel } from './bench-panel.tsx';
import { useWorkbenchText } from '../text/index.ts';
import type { Workbench } from './use-workbench.ts';

interface NewestPanelProps {
  newest: Workbench['newest'][number];
  retry: () => unknown;
}

/** Panel with the first records of a list that its module declares (`newest`). */
export function NewestPanel(props: NewestPanelProps) {
  return (
    // If the user loses the permission while the page is open, the panel disappears at once.
    <Permitted code={permission(props.newest.resource, 'list')}>
      <Newest {...props} />
    </Permitted>
  );
}

function Newest({ newest: { resource: name, label, none, turns, filters, rows }, retry }: NewestPanelProps) {
  const text = useWorkbenchText();
  const lang = useLang();
  const { data: resource } = useQuery({
    queryKey: ['definition', name],
    queryFn: async () => (await loadResource(name)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const fields = resource ? fieldsOf(resource) : [];
  return (
    <BenchPanel
      title={label[lang]}
      all={`/${name}?${new URLSearchParams(filters)}`}
      rows={rows ?? undefined}
      reason={rows === null ? text.late : undefined}
      retry={retry}
      none={none[lang]}
      renderRow={(row) => (
        <>
          <Link to={`/${name}/detail?id=${encodeURIComponent(row.id)}`} state={COMES_BACK}>
            {row.title}
          </Link>
          <span className="gd-bench-beside">
            {fields
              .filter((field) => field.name in row.beside && field.name !== turns)
              .map((field) => (
                <FieldValue key={field.name} field={field} value={row.beside[field.name]} />
              ))}
          </span>
        </>
      )}
    />
  );
}
