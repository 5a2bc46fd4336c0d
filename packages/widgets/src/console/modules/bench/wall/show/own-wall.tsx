import { calls } from '@gongdi/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useWidget } from '../../../../../kit/provider/index.ts';
import { useMapConfig } from '../../../../../map/use-map-config.ts';
import { useConsole, useSession } from '../../../../ground/context/console-context.tsx';
import { follow } from '../../../../ground/live/follow.ts';
import { useResume } from '../../../../ground/page/use-resume.ts';
import { isIn } from '../../../../ground/session/session.ts';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { WallStage } from './wall-stage.tsx';

const WALL = 'wall-screen';
/** How often the numbers are read again, ms; what happens for the user renews them at once. */
const FRESH = 20_000;
/** A storm of events renews them once in this time, ms. */
const TOGETHER = 3_000;

/** `/wall/show?id=…`: a wall for somebody who is signed in, with what they may see. */
export function OwnWall() {
  const state = useSession();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const away = !isIn(state);
  const asking = useResume(away) === 'asking';
  if (away && asking) return <PageLoading />;
  if (away) return <Navigate to={`/login?redirect=${encodeURIComponent(`/wall/show?id=${id}`)}`} replace />;
  return <Shown key={id} id={id} />;
}

function Shown({ id }: { id: string }) {
  const { client } = useConsole();
  const map = useMapConfig(useWidget().config);
  const found = useQuery({
    queryKey: [WALL, id],
    queryFn: ({ signal }) => client.call(calls.wall.show, { query: { id } }, { signal, quiet: true }),
    refetchInterval: FRESH,
    // A wall is shown where nobody touches it, on screens that the browser may take for hidden.
    refetchIntervalInBackground: true,
  });
  useEvents();
  return <WallStage found={found} map={map} leave="/wall" />;
}

/** Renews the wall when the user's event stream says that something happened; the stream reconnects by itself. */
function useEvents(): void {
  const { client } = useConsole();
  const queries = useQueryClient();
  useEffect(() => {
    const work = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    void follow(
      client,
      () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          void queries.invalidateQueries({ queryKey: [WALL] });
        }, TOGETHER);
      },
      work.signal,
    );
    return () => {
      clearTimeout(timer);
      work.abort();
    };
  }, [client, queries]);
}
