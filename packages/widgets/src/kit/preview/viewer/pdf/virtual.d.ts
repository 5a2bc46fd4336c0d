/** Files that pdf.js loads by name (`build/pdf-files.ts`). */
declare module 'virtual:gongdi/pdf-files' {
  /** Address of their folder, with a slash at its end. */
  export const address: string;
}
