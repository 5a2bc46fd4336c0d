import {
  type CheckFinding,
  checkSteps,
  type Preset,
  type RuleLevel,
  ruleInfos,
  type Suppression,
  suppressionsOf,
} from '@gongdi/bpmn';
import { createStore } from '../../diagram/store.ts';
import type { Stage } from '../session/stage.ts';
import { Badges } from './badges.ts';
import { liveModel } from './live-model.ts';
import { countsOf, type LiveState, withKeys } from './live-state.ts';
import { runInSlices } from '../session/slices.ts';

/** Milliseconds without a change before the model is checked again. */
const QUIET = 400;

export interface LiveOptions {
  stage: Stage;
  preset: Preset;
  /** Levels by rule code; they override the levels of the preset. */
  rules: Readonly<Record<string, RuleLevel>>;
  /** Returns the text of a finding in the tooltip of its badge. */
  tell(finding: CheckFinding): string;
  onCounts(counts: LiveState['counts']): void;
  /** Called when a badge is clicked. */
  onOpen(element: string): void;
}

/** Keeps the findings of one open model up to date while the page is idle. Loaded after the canvas. */
export class LiveFindings {
  readonly state;
  readonly stage: Stage;
  readonly #options: LiveOptions;
  readonly #badges: Badges;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #abandon: (() => void) | undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.stage = options.stage;
    this.state = createStore<LiveState>({ findings: [], suppressions: [], counts: null, preset: options.preset });
    this.#badges = new Badges(options.stage, options.tell, options.onOpen);
    this.stage.service('eventBus').on('commandStack.changed', this.#changed);
    this.#check();
  }

  choose(preset: Preset): void {
    this.state.set({ preset });
    this.#check();
  }

  /** Updates the texts after a change of the interface language. */
  retell(): void {
    this.#badges.retell();
  }

  readonly #changed = (): void => {
    this.#stop();
    this.#timer = setTimeout(() => this.#check(), QUIET);
  };

  #stop(): void {
    clearTimeout(this.#timer);
    this.#abandon?.();
    this.#abandon = undefined;
  }

  #check(): void {
    this.#stop();
    const { model } = this.stage;
    const suppressions = suppressionsOf(model);
    const { rules } = this.#options;
    const { preset } = this.state.get();
    const options = { preset, rules: knownRules(rules), suppressions };
    const live = liveModel(model);
    const { publish } = this;
    const badges = this.#badges;
    this.#abandon = runInSlices(function* steps(rests) {
      const findings = yield* checkSteps(live, options, rests);
      yield;
      publish(findings, suppressions);
      yield* badges.show(findings, rests);
    });
  }

  readonly publish = (findings: readonly CheckFinding[], suppressions: readonly Suppression[]): void => {
    const counts = countsOf(findings);
    this.state.set({ findings: withKeys(findings), suppressions, counts });
    this.#options.onCounts(counts);
  };

  dispose(): void {
    this.#stop();
    this.stage.service('eventBus').off('commandStack.changed', this.#changed);
    this.#badges.dispose();
  }
}

/** Drops rules that this version does not have: an unknown rule from the host must not stop the check. */
function knownRules(rules: Readonly<Record<string, RuleLevel>>): Record<string, RuleLevel> {
  return Object.fromEntries(Object.entries(rules).filter(([code]) => KNOWN.has(code)));
}

const KNOWN = new Set(ruleInfos().map(({ code }) => code));
