/** Error message when an operation needs a diagram and none is open; the English text is the engine's. */
export const NO_DIAGRAM = { zh: '没有可显示的流程图', en: 'no diagram to display' } as const;
