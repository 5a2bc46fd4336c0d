import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import type { DiagramElement } from '../../../diagram/model.ts';

interface LabelContext {
  element: DiagramElement;
  /** What the diagram information held before; `undefined` is a value. */
  gongdiLabel?: { before: unknown };
}

const FIRST = 3000;
const LAST = 100;

/**
 * The engine writes an empty label into the diagram information when an element is named, and leaves it there on undo.
 * Taking a name back takes that back too: a document that was touched and undone is the document that was opened.
 */
export class RestoreLabel extends CommandInterceptor {
  static override $inject = ['eventBus'];

  constructor(eventBus: EngineEventBus) {
    super(eventBus);
    this.execute(
      'element.updateLabel',
      FIRST,
      (context: LabelContext) => {
        context.gongdiLabel ??= { before: context.element.di?.get('label') };
      },
      true,
    );
    this.reverted(
      'element.updateLabel',
      LAST,
      ({ element, gongdiLabel }: LabelContext) => {
        if (gongdiLabel) element.di?.set('label', gongdiLabel.before);
      },
      true,
    );
  }
}
