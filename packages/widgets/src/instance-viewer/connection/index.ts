import { CallFailure } from '@gongdi/api';
import { connectHistory, EngineFailure, type InstanceSnapshot } from '@gongdi/engines';
import type { ClientContext } from '../../kit/client/element-client.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { FeedProblem } from './feed.ts';
import type { ViewerConnection, ViewerData } from '../host/props.ts';
import { DEFAULT_INTERVAL, pause, waitAfter } from './backoff.ts';
import { gongdiReader } from './gongdi-reader.ts';

/** Result of one reading: the data, or the problem. */
export type Followed = { data: ViewerData; name: string | null; over: boolean } | { data: null; problem: FeedProblem };

export type Follower = (instanceId: string, tell: (followed: Followed) => void, signal: AbortSignal) => Promise<void>;

interface Reader {
  read(instanceId: string, signal?: AbortSignal): Promise<InstanceSnapshot>;
  xml(definitionId: string, signal?: AbortSignal): Promise<string>;
}

/** Failures that a retry cannot resolve: a person has to change something. */
const FINAL = new Set(['unauthorised', 'not_found', 'refused']);

/** Reads instances of one connection repeatedly until they have ended or the reading is cancelled. */
export function followerOf(connection: ViewerConnection, context: ClientContext, lang: () => Lang): Follower {
  const reader: Reader =
    connection.kind === 'gongdi' ? gongdiReader(context, lang) : connectHistory(connection, connection);
  const interval = connection.interval ?? DEFAULT_INTERVAL;
  const drawings = new Map<string, Promise<string>>();

  async function look(instanceId: string, signal: AbortSignal): Promise<Followed & { data: ViewerData }> {
    const snapshot = await reader.read(instanceId, signal);
    const { definitionId } = snapshot;
    const drawing = drawings.get(definitionId) ?? reader.xml(definitionId, signal);
    drawings.set(definitionId, drawing);
    drawing.catch(() => drawings.delete(definitionId));
    return { data: dataOf(snapshot, await drawing), name: snapshot.name, over: snapshot.over };
  }

  return async (instanceId, tell, signal) => {
    let failures = 0;
    while (!signal.aborted) {
      try {
        const followed = await look(instanceId, signal);
        if (signal.aborted) return;
        failures = 0;
        tell(followed);
        if (('over' in followed && followed.over) || interval === 0) return;
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        const problem = problemOf(error, lang());
        tell({ data: null, problem });
        if (problem.final) return;
      }
      await pause(waitAfter(interval || DEFAULT_INTERVAL, failures, Math.random()), signal);
    }
  };
}

function dataOf({ history, comments, variables }: InstanceSnapshot, xml: string): ViewerData {
  return {
    xml,
    activities: history.activities,
    processInstance: history.process_instance,
    tasks: history.tasks,
    multiInstances: history.multi_instances,
    exactFlows: history.exact_flows === true,
    comments,
    variables,
  };
}

function problemOf(error: unknown, lang: Lang): FeedProblem {
  if (error instanceof EngineFailure) {
    const message = lang === 'en' ? error.label.en : error.label.zh;
    return { code: error.code, message, final: FINAL.has(error.code) };
  }
  if (error instanceof CallFailure) {
    const code = String(error.code ?? 'network');
    return { code, message: error.message, final: error.endsSession || (error.status >= 400 && error.status < 429) };
  }
  return { code: 'failed', message: error instanceof Error ? error.message : String(error), final: false };
}
