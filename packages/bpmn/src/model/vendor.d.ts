// The packages below ship no declarations of their own; these name only what this package calls.

declare module 'bpmn-moddle' {
  export class BpmnModdle {
    constructor(packages?: Record<string, object>, options?: { nsMap?: Record<string, string> });
    fromXML(xml: string): Promise<{ rootElement: { readonly $type: string; readonly id?: string } }>;
  }
}
