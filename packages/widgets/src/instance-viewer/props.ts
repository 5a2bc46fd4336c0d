import type { HighlightHistory, HistoryActivity, HistoryInstance, HistoryTask } from '@gongdi/bpmn';
import type { Look } from '../kit/shadow/index.ts';

/** What the host gives `gd-instance-viewer`. Setting the same XML again only repaints marks. */
export interface ViewerProps extends Look {
  /** BPMN 2.0 document of the model. */
  xml?: string | null;
  /** Specification shape: what the engine did. Names inside are the wire's snake_case. */
  activities?: readonly HistoryActivity[] | null;
  processInstance?: HistoryInstance | null;
  tasks?: readonly HistoryTask[] | null;
  /** The other shape: ids of highlighted elements computed by the host; wins over the three above when given. */
  view?: (HighlightHistory & { bpmnXml?: string | null }) | null;
  /** Hides the list of visits beside the diagram. */
  noTimeline?: boolean;
}

/** `gd-select`: null id when nothing is selected any more. */
export interface ViewerSelectDetail {
  id: string | null;
  type: string | null;
  name: string | null;
  /** 1 running, 2 approved, 3 rejected, 4 cancelled; null when not reached. */
  state: number | null;
}

export interface ViewerErrorDetail {
  code: string;
  message: string;
  where: 'import' | 'export';
  line?: number;
  column?: number;
  element?: string;
}
