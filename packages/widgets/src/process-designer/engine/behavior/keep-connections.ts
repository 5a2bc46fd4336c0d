import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { type DiagramElement, isType } from '../../../diagram/model.ts';

interface BpmnRules {
  canConnectSequenceFlow(source: DiagramElement, target: DiagramElement): unknown;
  canConnectMessageFlow(source: DiagramElement, target: DiagramElement): unknown;
}

interface MoveContext {
  closure: { allConnections: Record<string, DiagramElement> };
  /** Connections that violated the engine's rules before the move. */
  gongdiKept?: ReadonlySet<DiagramElement>;
}

/** Runs before the engine's own behaviours, which remove connections that violate the rules after a move. */
const FIRST = 2000;

/**
 * Keeps connections that violated the engine's rules before a move, such as message flows within one pool or sequence
 * flows between two pools. A connection that is valid before the move and invalid after it is replaced or removed by
 * the engine as usual.
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
    // in this phase the engine has already collected the connections that move along
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
