/** How names of process models end; `bpmn20.xml` is what Activiti and Flowable write. */
export const MODEL_ENDINGS = ['.bpmn', '.bpmn20.xml', '.bpmn2'] as const;
