// Untyped packages; only the used parts are declared.
declare module 'bpmn-js-token-simulation/lib/viewer.js' {
  const module: Record<string, unknown>;
  export default module;
}
declare module 'diagram-js-minimap' {
  const module: Record<string, unknown>;
  export default module;
}
declare module 'bpmn-js-create-append-anything' {
  export const CreateAppendAnythingModule: Record<string, unknown>;
}
