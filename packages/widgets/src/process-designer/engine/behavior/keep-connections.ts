import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { type DiagramElement, isType } from '../../../diagram/model.ts';

interface BpmnRules {
  canConnectSequenceFlow(source: DiagramElement, target: DiagramElement): unknown;
  canConnectMessageFlow(source: DiagramElement, target: DiagramElement): unknown;
}

interface MoveContext {
  closure: { allConnections: Record<string, DiagramElement> };
  /** Connections that the file had against the engine's rules. */
  gongdiKept?: ReadonlySet<DiagramElement>;
}

/** Before the engine's own behaviours, which remove after a move what its rules do not allow. */
const FIRST = 2000;

/**
 * A move removes no connection that was there against the rules before it: message flows within one pool, sequence
 * flows between two. What only the move makes wrong is replaced or removed by the engine as ever.
 */
export class KeepConnections extends CommandInterceptor {
  static override $inject = ['eventBus', 'bpmnRules'];

  constructor(eventBus: EngineEventBus, rules: BpmnRules) {
    super(eventBus);
    const isWrong = (connection: DiagramElement): boolean => {
      const { source, target } = connection;
      if (!source || !target) return false;
      if (isType(connection, 'bpmn:MessageFlow')) return !rules.canConnectMessageFlow(source, target);
      return isType(connection, 'bpmn:SequenceFlow') && !rules.canConnectSequenceFlow(source, target);
    };
    // the engine has gathered what moves along by then
    this.preExecuted(
      'elements.move',
      FIRST,
      (context: MoveContext) => {
        context.gongdiKept = new Set(Object.values(context.closure.allConnections).filter(isWrong));
      },
      true,
    );
    this.postExecuted(
      'elements.move',
      FIRST,
      ({ closure: { allConnections }, gongdiKept }: MoveContext) => {
        for (const [id, connection] of Object.entries(allConnections))
          if (gongdiKept?.has(connection) && isWrong(connection)) delete allConnections[id];
      },
      true,
    );
  }
}
