import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { childOf, type DiagramElement, type ModdleElement } from '../../../diagram/model.ts';

type Box = Record<(typeof SIDES)[number], unknown>;

const SIDES = ['x', 'y', 'width', 'height'] as const;

/** The engine writes new numbers into the bounds that are there, rounded and measured by its own font. */
const boxOf = (bounds: ModdleElement | undefined): Box =>
  Object.fromEntries(SIDES.map((side) => [side, bounds?.get(side)])) as Box;

interface LabelContext {
  /** What is named, or the label that is moved or resized. */
  element?: DiagramElement;
  shape?: DiagramElement;
  /** What the diagram information held before; `undefined` is a value. */
  gongdiLabel?: { label: ModdleElement | undefined; bounds: ModdleElement | undefined; box: Box };
}

const FIRST = 3000;
const LAST = 100;

/** Commands that write a label's place; the engine resizes labels with every property of their element, colours too. */
const COMMANDS = ['element.updateLabel', 'shape.resize', 'shape.move'];

/** Whose diagram information says where the label is: of shapes, only labels are meant. */
const holderOf = ({ element, shape }: LabelContext): ModdleElement | undefined =>
  element ? element.di : shape?.labelTarget?.di;

/**
 * The engine writes a label into the diagram information when an element is named or its label measured, and leaves it
 * there on undo. Taking the step back takes that back too: a document that was touched and undone is the document that
 * was opened.
 */
export class RestoreLabel extends CommandInterceptor {
  static override $inject = ['eventBus'];

  constructor(eventBus: EngineEventBus) {
    super(eventBus);
    // the engine measures the label of what has changed once more when all is taken back
    const again = new Map<unknown, () => void>();
    eventBus.on('shape.changed', LAST, ({ element }: { element: unknown }) => again.get(element)?.());
    eventBus.on('commandStack.changed', LAST, () => again.clear());
    this.execute(
      COMMANDS,
      FIRST,
      (context: LabelContext) => {
        const label = childOf(holderOf(context), 'label');
        const bounds = childOf(label, 'bounds');
        context.gongdiLabel ??= { label, bounds, box: boxOf(bounds) };
      },
      true,
    );
    this.reverted(
      COMMANDS,
      LAST,
      (context: LabelContext) => {
        const { gongdiLabel } = context;
        if (!gongdiLabel) return;
        const restore = () => {
          const { bounds, box } = gongdiLabel;
          for (const side of SIDES) bounds?.set(side, box[side]);
          gongdiLabel.label?.set('bounds', bounds);
          holderOf(context)?.set('label', gongdiLabel.label);
        };
        restore();
        const label = context.shape ?? context.element?.label;
        if (label) again.set(label, restore);
      },
      true,
    );
  }
}
