import { partOf } from '../../../../resource/part.ts';
import scheduletask from '../resource.ts';

/** Key nodes: milestones with plan, forecast and fact (console specification, section 2.2: node manage). */
export default partOf(scheduletask, {
  name: 'nodemanage',
  noun: 'schedule_node',
  label: { zh: '关键节点', en: 'Key node' },
  fixed: { node_kind: 1 },
});
