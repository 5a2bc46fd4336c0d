import type { ModdleElement } from '@gongdi/bpmn';
import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';

interface CreateContext {
  hints?: { gongdiNamespaces?: Readonly<Record<string, string>> };
}

/** Declares the namespaces of pasted elements. Undo removes the declarations. */
export class CopyNamespaces extends CommandInterceptor {
  static override $inject = ['eventBus', 'bpmnjs'];

  constructor(eventBus: EngineEventBus, bpmnjs: { getDefinitions(): ModdleElement }) {
    super(eventBus);
    const each = (
      { hints }: CreateContext,
      act: (attributes: Record<string, string>, name: string, uri: string) => void,
    ) => {
      const attributes = bpmnjs.getDefinitions().$attrs;
      for (const [prefix, uri] of Object.entries(hints?.gongdiNamespaces ?? {})) {
        if (attributes) act(attributes, `xmlns:${prefix}`, uri);
      }
    };
    this.executed(
      'elements.create',
      (context: CreateContext) => {
        each(context, (attributes, name, uri) => {
          attributes[name] = uri;
        });
      },
      true,
    );
    this.reverted(
      'elements.create',
      (context: CreateContext) => {
        each(context, (attributes, name) => {
          delete attributes[name];
        });
      },
      true,
    );
  }
}
