import type { EngineConnection, EngineKind } from '../adapter.ts';
import { connectEngine } from '../connect.ts';
import { camunda7History } from './camunda7-history.ts';
import { camunda8History } from './camunda8-history.ts';
import { finishSnapshot } from './finish.ts';
import { flowableHistory } from './flowable-history.ts';
import type { HistoryOptions, HistoryReader, InstanceSnapshot } from './types.ts';

type Read = (instanceId: string, signal?: AbortSignal) => Promise<InstanceSnapshot>;

const READERS: Record<EngineKind, (connection: EngineConnection) => Read> = {
  camunda7: camunda7History,
  flowable: flowableHistory,
  activiti: flowableHistory,
  camunda8: camunda8History,
};

/** Returns what the viewer needs from an engine: histories and diagrams. Makes no request. */
export function connectHistory(connection: EngineConnection, options: HistoryOptions = {}): HistoryReader {
  const read = READERS[connection.kind](connection);
  const engine = connectEngine(connection);
  return {
    kind: connection.kind,
    async read(instanceId, signal) {
      return finishSnapshot(await read(instanceId, signal), options, signal);
    },
    xml: (definitionId, signal) => engine.xml(definitionId, signal),
  };
}
