/** A file's text, put into the bundle. */
declare module '*.xsd?raw' {
  const text: string;
  export default text;
}
