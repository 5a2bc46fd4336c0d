import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../context/console-context.tsx';

/** Logo and name that are configured for a project, on what is printed of it. Nothing is configured: nothing is shown. */
export function PrintedBrand({ project_id }: { project_id: string }) {
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: ['brand', project_id],
    queryFn: ({ signal }) => client.call(calls.company.brand, { query: { project_id } }, { signal, quiet: true }),
    retry: false,
  });
  if (!data) return null;
  return (
    <>
      {data.logo && <img className="gd-console-company-logo" src={client.resolve(data.logo)} alt={data.name ?? ''} />}
      {data.name && <span className="gd-console-company-name">{data.name}</span>}
    </>
  );
}
