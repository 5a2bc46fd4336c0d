import { calls, createClient, type HostConfig } from '@gongdi/api';
import type { InstanceSnapshot } from '@gongdi/engines';
import type { Clock } from '../../kit/clock/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';

/** Reads instances from the Gongdi server that the page's configuration names. Rejections are `CallFailure`. */
export function gongdiReader(config: HostConfig, lang: () => Lang, clock: Clock) {
  const client = createClient({
    config: () => config,
    lang: () => (lang() === 'en' ? 'en' : 'zh'),
    onTimeZone: clock.tell,
  });
  return {
    async read(instanceId: string, signal?: AbortSignal): Promise<InstanceSnapshot> {
      const quiet = { signal, quiet: true };
      const ofInstance = { query: { process_instance_id: instanceId } };
      const [instance, activities, tasks] = await Promise.all([
        client.call(calls.workflow.instanceGet, { query: { id: instanceId } }, quiet),
        client.call(calls.workflow.activityList, ofInstance, quiet),
        client.call(calls.workflow.taskList, ofInstance, quiet),
      ]);
      return {
        instanceId,
        definitionId: instance.process_definition_id,
        name: instance.name,
        over: instance.end_time !== null,
        history: { process_instance: instance, activities, tasks, exact_flows: true },
        comments: [],
        variables: [],
      };
    },
    xml: (definitionId: string, signal?: AbortSignal): Promise<string> =>
      client.call(calls.workflow.definitionXml, { query: { id: definitionId } }, { signal, quiet: true }),
  };
}
