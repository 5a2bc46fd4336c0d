/** Said when something is asked of a diagram that is not there; in English as the engine says it. */
export const NO_DIAGRAM = { zh: '没有可显示的流程图', en: 'no diagram to display' } as const;
