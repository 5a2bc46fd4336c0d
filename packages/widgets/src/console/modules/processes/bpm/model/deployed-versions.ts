import { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DesignerVersion } from '../../../../../process-designer/index.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { useTimes } from '../../../../../kit/clock/index.ts';

/** Maximum number of versions: nobody looks further back. */
const VERSIONS = 50;

/** Returns the deployed versions of a process, newest first. The designer can compare the drawing with any of them. */
export function useDeployedVersions(key: string | undefined): readonly DesignerVersion[] {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useBpmText();
  const query = useQuery({
    queryKey: ['bpm-definitions', 'of', key],
    enabled: key !== undefined,
    queryFn: ({ signal }) =>
      client.call(
        calls.workflow.definitionPage,
        { query: { key, page: 1, page_size: VERSIONS } },
        { signal, quiet: true },
      ),
  });
  return useMemo(() => {
    const own = (query.data?.list ?? []).filter((one) => one.key === key);
    return own
      .sort((a, b) => b.version - a.version)
      .map(({ id, version, deployment_time }) => ({
        name: fill(text.definitionVersionName, { version, time: dateTime(deployment_time) }),
        xml: () => client.call(calls.workflow.definitionXml, { query: { id } }, { quiet: true }),
      }));
  }, [query.data, key, text, client, dateTime]);
}
