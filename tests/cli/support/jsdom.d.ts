// jsdom ships no declarations; these are the parts that the tests use.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
