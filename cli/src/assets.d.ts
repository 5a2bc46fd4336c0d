/** The text of a file, inlined into the bundle. */
declare module '*.xsd?raw' {
  const text: string;
  export default text;
}
