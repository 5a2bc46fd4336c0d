import SearchModule from 'bpmn-js/lib/features/search/index.js';
import type { DiagramHost } from '../../diagram/services.ts';
import { addLateModule } from './late-module.ts';

interface SearchPad {
  toggle(): void;
}

const pads = new WeakMap<DiagramHost, SearchPad>();

/** Opens or closes the engine's search, which is created on first use. */
export function toggleSearch(engine: DiagramHost): void {
  let pad = pads.get(engine);
  if (!pad) {
    const get = addLateModule(engine, SearchModule);
    get('bpmnSearch');
    pad = get('searchPad') as SearchPad;
    pads.set(engine, pad);
  }
  pad.toggle();
}
