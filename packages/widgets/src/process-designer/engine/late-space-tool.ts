import BpmnSpaceTool from 'bpmn-js/lib/features/space-tool/BpmnSpaceTool.js';
import SpaceToolPreview from 'diagram-js/lib/features/space-tool/SpaceToolPreview.js';
import type { DiagramHost, EngineModule } from '../../diagram/services.ts';

interface Injector {
  get(name: string): unknown;
  createChild(modules: EngineModule[]): Injector;
}

/** The placeholder of the tool in a bundle (`build/late-parts.ts`). A development server has the tool itself. */
interface LateSpaceTool {
  arrive?(tool: unknown): void;
}

/**
 * Adds the space tool to an engine that already shows a diagram. Requests made while the tool loads are executed
 * afterwards.
 */
export function addSpaceTool(engine: DiagramHost): void {
  const injector = engine.get('injector') as Injector;
  const standIn = injector.get('spaceTool') as LateSpaceTool;
  if (!standIn.arrive) return;
  const own = injector.createChild([
    { spaceTool: ['type', BpmnSpaceTool], spaceToolPreview: ['type', SpaceToolPreview] },
  ]);
  own.get('spaceToolPreview');
  standIn.arrive(own.get('spaceTool'));
}
