import { calls } from '@gongdi/api';
import type { InstanceSnapshot } from '@gongdi/engines';
import { elementClient, type ClientContext } from '../../kit/client/element-client.ts';
import type { Lang } from '../../kit/theme/tokens.ts';

/** Reads instances from the Gongdi server that the page's configuration names. Rejections are `CallFailure`. */
export function gongdiReader(context: ClientContext, lang: () => Lang) {
  const client = elementClient(context, () => (lang() === 'en' ? 'en' : 'zh'));
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
