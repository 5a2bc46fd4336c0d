/** How names of process models end; `bpmn20.xml` is what Activiti and Flowable write, `bpmn.xml` what others do. */
export const MODEL_ENDINGS = ['.bpmn', '.bpmn20.xml', '.bpmn.xml', '.bpmn2'] as const;

/** A name without its ending, for a result beside it; plain `.xml` was named by the person. */
export const withoutEnding = (name: string): string => name.replace(/(\.bpmn(20)?)?\.(bpmn2?|xml)$/i, '');
