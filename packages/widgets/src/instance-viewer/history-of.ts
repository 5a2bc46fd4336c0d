import type { InstanceHistory } from '@gongdi/bpmn';
import type { ViewerData } from './props.ts';

/** The history in the shape that `@gongdi/bpmn` reads, whichever of the two the host gave. */
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
