import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { type DiagramElement, isType, type ModdleElement } from '../../../diagram/model.ts';

interface ConnectionContext {
  connection: DiagramElement;
  newTarget?: DiagramElement;
  gongdiData?: Kept;
}

/** State of a data association before a command. */
interface Kept {
  target: DiagramElement | undefined;
  targetRef: unknown;
  /** The `properties` lists of its old and new target elements. */
  properties: Map<ModdleElement, readonly ModdleElement[]>;
}

const FIRST = 3000;
const LAST = 100;
const COMMANDS = ['connection.create', 'connection.delete', 'connection.move', 'connection.reconnect'];

const propertiesOf = (object: ModdleElement): ModdleElement[] =>
  (object.get('properties') as ModdleElement[] | undefined) ?? [];

/**
 * When a data association is moved or deleted, the engine makes it refer to a property that the engine creates, and
 * does not revert this on undo. This class keeps the reference of the document, such as one input among several, as
 * long as the association leads to the same element, and restores it on undo.
 */
export class KeepDataTarget extends CommandInterceptor {
  static override $inject = ['eventBus'];

  constructor(eventBus: EngineEventBus) {
    super(eventBus);
    const about = (act: (context: ConnectionContext) => void) => (context: ConnectionContext) => {
      if (isType(context.connection, 'bpmn:DataInputAssociation')) act(context);
    };
    this.execute(
      COMMANDS,
      FIRST,
      about((context) => {
        const { connection, newTarget } = context;
        const ends = [connection.target, newTarget].flatMap((end) => (end ? [end.businessObject] : []));
        context.gongdiData ??= {
          target: connection.target,
          targetRef: connection.businessObject.get('targetRef'),
          properties: new Map(ends.map((end) => [end, [...propertiesOf(end)]])),
        };
      }),
      true,
    );
    this.executed(
      COMMANDS,
      LAST,
      about(({ connection, gongdiData }) => {
        if (gongdiData?.target && gongdiData.target === connection.target) restore(connection, gongdiData);
      }),
      true,
    );
    this.reverted(
      COMMANDS,
      LAST,
      about(({ connection, gongdiData }) => gongdiData && restore(connection, gongdiData)),
      true,
    );
  }
}

function restore({ businessObject }: DiagramElement, { targetRef, properties }: Kept): void {
  businessObject.set('targetRef', targetRef);
  for (const [object, before] of properties) {
    const now = propertiesOf(object);
    if (now.length !== before.length) now.splice(0, now.length, ...before);
  }
}
