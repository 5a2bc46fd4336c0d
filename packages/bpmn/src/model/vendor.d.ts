// The packages below ship no declarations. These declare only the parts that this package calls.

declare module 'bpmn-moddle' {
  export class BpmnModdle {
    constructor(packages?: Record<string, object>, options?: { nsMap?: Record<string, string> });
    fromXML(xml: string): Promise<{ rootElement: { readonly $type: string; readonly id?: string } }>;
  }
}
