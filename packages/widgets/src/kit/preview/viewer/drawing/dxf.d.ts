/** The parts of the package `dxf` that are used; it has no types of its own. */
declare module 'dxf/lib/parseString.js' {
  const module: { default: (text: string) => unknown };
  export default module;
}
declare module 'dxf/lib/entityToPolyline.js' {
  const module: { default: (entity: unknown) => number[][] };
  export default module;
}
declare module 'dxf/lib/util/colors.js' {
  const module: { default: readonly (readonly [number, number, number])[] };
  export default module;
}
