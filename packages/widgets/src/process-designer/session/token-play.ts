import type { Store } from '../../diagram/store.ts';
import type { Canvas } from '../../diagram/services.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { RunningSimulation } from './simulation.ts';
import type { Stage } from './stage.ts';
import type { DesignerState } from './state.ts';

interface PlayContext {
  root: ShadowRoot;
  host: HTMLElement;
  lang: () => Lang;
  state: Store<DesignerState>;
  /** What is open, finished and told. @throws Error when nothing is open or it cannot be printed */
  opened(): { stage: Stage; xml: string };
  /** Says what went wrong. */
  failed(error: unknown): void;
}

/** Tokens that are played over the canvas, on and off. */
export class TokenPlay {
  readonly #context: PlayContext;
  #running: RunningSimulation | undefined;

  constructor(context: PlayContext) {
    this.#context = context;
  }

  /** What is seen in the place of the canvas. */
  get canvas(): Canvas | undefined {
    return this.#running?.canvas;
  }

  async toggle(): Promise<void> {
    const { root, host, lang, state, opened, failed } = this.#context;
    if (state.get().simulation !== 'off') return this.stop();
    state.set({ simulation: 'starting' });
    try {
      const { stage, xml } = opened();
      const { startSimulation } = await import('./simulation.ts');
      this.#running = await startSimulation({ root, host, xml, lang, zoomed: (zoom) => state.set({ zoom }) });
      // out of sight with pads and menus, and out of reach of the keyboard
      stage.element.inert = true;
      state.set({ simulation: 'on' });
    } catch (error) {
      state.set({ simulation: 'off' });
      failed(error);
    }
  }

  stop(): void {
    this.#running?.stop();
    this.#running = undefined;
    const { state } = this.#context;
    const { stage, simulation } = state.get();
    if (stage && simulation === 'on') {
      stage.element.inert = false;
      state.set({ zoom: stage.service('canvas').zoom() });
    }
    state.set({ simulation: 'off' });
  }
}
