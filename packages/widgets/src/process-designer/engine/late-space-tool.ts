import BpmnSpaceTool from 'bpmn-js/lib/features/space-tool/BpmnSpaceTool.js';
import SpaceToolPreview from 'diagram-js/lib/features/space-tool/SpaceToolPreview.js';
import type { DiagramHost, EngineModule } from '../../diagram/services.ts';

interface Injector {
  get(name: string): unknown;
  createChild(modules: EngineModule[]): Injector;
}

/** What stands in for the tool in a bundle (`build/late-parts.ts`); a development server has the tool itself. */
interface LateSpaceTool {
  arrive?(tool: unknown): void;
}

/** Brings the space tool into an engine that shows a diagram already; it does what was asked of it meanwhile. */
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
