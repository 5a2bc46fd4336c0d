declare module 'saxen' {
  export interface ParserContext {
    readonly line: number;
    readonly column: number;
  }
  type GetContext = () => ParserContext;
  type Decode = (text: string) => string;

  /** Only the members that the readers use. */
  export class Parser {
    on(
      event: 'openTag',
      take: (
        name: string,
        attributes: () => Record<string, string>,
        decode: Decode,
        selfClosing: boolean,
        context: GetContext,
      ) => void,
    ): this;
    on(event: 'closeTag', take: (name: string) => void): this;
    on(event: 'text', take: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', take: (text: string) => void): this;
    on(event: 'attention', take: (text: string) => void): this;
    on(event: 'error' | 'warn', take: (error: Error, context: GetContext) => void): this;
    parse(xml: string): this;
  }
}
