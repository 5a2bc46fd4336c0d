import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { WallFailure } from './wall-failure.tsx';
import { WallStage } from './wall-stage.tsx';
import { useWallText } from '../text/index.ts';

/** How often the wall is read again, ms. Calls without a session are limited by address. */
const FRESH = 20_000;

/**
 * `/publicwall#<key>`: a wall for anybody who has its link. The key is in the fragment, which browsers send to nobody; a
 * console whose routes are in the fragment has it in `?key=`.
 */
export function PublicWall() {
  const { client } = useConsole();
  const text = useWallText();
  const { hash } = useLocation();
  const [params] = useSearchParams();
  const key = hash.slice(1) || (params.get('key') ?? '');
  const found = useQuery({
    queryKey: ['public-wall', key],
    queryFn: ({ signal }) => client.call(calls.wall.open, { body: { key } }, { signal, quiet: true }),
    enabled: key !== '',
    refetchInterval: FRESH,
    refetchIntervalInBackground: true,
    retry: false,
  });
  if (key === '') return <WallFailure message={text.noKey} />;
  return <WallStage found={found} map={null} open />;
}
