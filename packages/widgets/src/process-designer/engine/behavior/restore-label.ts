import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { childOf, type DiagramElement, type ModdleElement } from '../../../diagram/model.ts';

type Box = Record<(typeof SIDES)[number], unknown>;

const SIDES = ['x', 'y', 'width', 'height'] as const;

/**
 * Copies the numbers of the bounds, because the engine overwrites them in place with rounded values of its own font.
 */
const boxOf = (bounds: ModdleElement | undefined): Box =>
  Object.fromEntries(SIDES.map((side) => [side, bounds?.get(side)])) as Box;

interface LabelContext {
  /** The element that gets a name, or the label that is moved or resized. */
  element?: DiagramElement;
  shape?: DiagramElement;
  /** Content of the diagram information before the command; `undefined` is a valid value. */
  gongdiLabel?: { label: ModdleElement | undefined; bounds: ModdleElement | undefined; box: Box };
}

const FIRST = 3000;
const LAST = 100;

/**
 * Commands that write the position of a label. The engine resizes a label on each property change of its element, also
 * on a change of colour.
 */
const COMMANDS = ['element.updateLabel', 'shape.resize', 'shape.move'];

/** Returns the diagram information that holds the position of the label. For shapes, only labels have one. */
const holderOf = ({ element, shape }: LabelContext): ModdleElement | undefined =>
  element ? element.di : shape?.labelTarget?.di;

/**
 * The engine writes a label into the diagram information when an element is named or its label is measured, and does
 * not remove it on undo. This class removes it, so that a document after change and undo equals the opened document.
 */
export class RestoreLabel extends CommandInterceptor {
  static override $inject = ['eventBus'];

  constructor(eventBus: EngineEventBus) {
    super(eventBus);
    // after undo the engine measures the labels of the changed elements once more
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
