/** Endings of process model files; Activiti and Flowable write `bpmn20.xml`, other programs write `bpmn.xml`. */
export const MODEL_ENDINGS = ['.bpmn', '.bpmn20.xml', '.bpmn.xml', '.bpmn2'] as const;

/**
 * Returns a name without its ending, to name a result file after it. It also removes a plain `.xml`, which is read only
 * when the user names the file.
 */
export const withoutEnding = (name: string): string => name.replace(/(\.bpmn(20)?)?\.(bpmn2?|xml)$/i, '');
