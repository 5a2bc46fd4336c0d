import type { InstanceHistory } from '@gongdi/bpmn';
import type { ViewerData } from '../host/props.ts';

/** Returns the history in the form that `@gongdi/bpmn` reads, from either of the two forms that a host may set. */
export function historyOf(data: ViewerData): InstanceHistory {
  if (data.view) return data.view;
  return {
    activities: data.activities ?? [],
    process_instance: data.processInstance ?? null,
    tasks: data.tasks ?? [],
    multi_instances: data.multiInstances ?? [],
    exact_flows: data.exactFlows === true,
  };
}
