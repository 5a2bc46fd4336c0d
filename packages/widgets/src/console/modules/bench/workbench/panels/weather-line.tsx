import { CloudOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { fill, permission, projectweather } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { WORKBENCH } from '../../../../ground/live/use-live.ts';
import { useConsole, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useProject } from '../../../../ground/project/project.ts';
import { useWorkbenchText } from '../text/index.ts';

/** The provider is asked once an hour, ms. */
const FRESH = 600_000;

/** The weather of today in one line, and the way to the records of its days; nothing where none is known. */
export function WeatherLine() {
  const { client } = useConsole();
  const text = useWorkbenchText();
  const project = useProject();
  const may = usePermissions()(permission(projectweather.name, 'list'));
  const project_id = project ?? undefined;
  const { data } = useQuery({
    queryKey: [WORKBENCH, 'weather', project_id],
    queryFn: ({ signal }) => client.call(calls.weather.today, { query: { project_id } }, { signal, quiet: true }),
    enabled: may,
    staleTime: FRESH,
    refetchInterval: FRESH,
  });
  if (!data) return null;
  const { weather, temperature, temperature_min: min, temperature_max: max, wind, project_name } = data;
  const facts = [
    project === null ? project_name : undefined,
    weather,
    temperature === null ? undefined : `${Math.round(temperature)}℃`,
    min === null || max === null ? undefined : fill(text.range, { min: Math.round(min), max: Math.round(max) }),
    wind ?? undefined,
  ].filter((one) => one !== undefined);
  return (
    <Link
      className="gd-bench-weather"
      to={`/${projectweather.name}?${new URLSearchParams({ project_id: data.project_id })}`}
      aria-label={`${text.weather} ${facts.join(' ')}`}
    >
      <CloudOutlined aria-hidden />
      {facts.join(' · ')}
    </Link>
  );
}
