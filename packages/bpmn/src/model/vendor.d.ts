// The packages below ship no declarations of their own; these name only what this package calls.

declare module 'bpmn-moddle' {
  export class BpmnModdle {
    constructor(packages?: Record<string, object>, options?: { nsMap?: Record<string, string> });
    fromXML(xml: string): Promise<{ rootElement: { readonly $type: string; readonly id?: string } }>;
  }
}

declare module 'moddle-xml' {
  export class Reader {
    constructor(options: { model: object; lax?: boolean });
    handler(type: string): object;
    fromXML(
      xml: string,
      handler: object,
    ): Promise<{
      rootElement: unknown;
      warnings: readonly { message: string }[];
    }>;
  }
}

declare module 'saxen' {
  export interface ParseContext {
    readonly line: number;
    readonly column: number;
    readonly data: string;
  }
  export interface ParsedTag {
    readonly name: string;
    readonly originalName: string;
    readonly attrs: Record<string, string> | false;
    readonly ns: Readonly<Record<string, string>>;
  }
  type Decode = (text: string) => string;
  type Where = () => ParseContext;
  export class Parser {
    constructor(options: { proxy: true });
    ns(uriToPrefix: Record<string, string>): this;
    on(event: 'openTag', handler: (tag: ParsedTag, decode: Decode, selfClosing: boolean, where: Where) => void): this;
    on(event: 'closeTag', handler: (tag: ParsedTag) => void): this;
    on(event: 'text', handler: (text: string, decode: Decode, where: Where) => void): this;
    on(event: 'cdata', handler: (text: string, where: Where) => void): this;
    on(event: 'comment', handler: (text: string, decode: Decode, where: Where) => void): this;
    on(event: 'attention', handler: (text: string, decode: Decode, where: Where) => void): this;
    on(event: 'question', handler: (text: string, where: Where) => void): this;
    on(event: 'error' | 'warn', handler: (error: Error, where: Where) => void): this;
    parse(xml: string): void;
    stop(): void;
  }
}
