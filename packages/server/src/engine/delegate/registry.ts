import type { Delegate, DelegateKind, Delegates } from '../delegates.ts';
import { notifyDelegate, setVariables, type NotifyPort } from './built-in.ts';
import { httpCallOut, type CallOutOptions } from './http-call-out.ts';

/** A delegate, or only its `run` function, which then runs at once. */
export type DelegateGiven = Delegate | Delegate['run'];

/** The delegates that an embedder registers, by the names in models. */
export type DelegateRegistration = Partial<Record<DelegateKind, Readonly<Record<string, DelegateGiven>>>> & {
  /** Objects whose own functions expressions may call: `${prices.of(item)}`. */
  beans?: Readonly<Record<string, object>>;
};

export interface DelegateOptions {
  /** The embedder's own delegates; they take precedence over the built-in ones. */
  own?: DelegateRegistration;
  callOut: CallOutOptions;
  notify?: NotifyPort;
}

/**
 * Creates the registry: the built-in delegates under the names that the models of each engine use, and those of the
 * embedder.
 */
export function createDelegates({ own = {}, callOut, notify }: DelegateOptions): Delegates {
  const http = httpCallOut(callOut, 'connector');
  const notice = notifyDelegate(notify);
  const ours = { httpCallOut: http, notify: notice, setVariables };
  const builtIn: Partial<Record<DelegateKind, Record<string, Delegate>>> = {
    type: { http: httpCallOut(callOut, 'task'), notify: notice },
    connector: { 'http-connector': http },
    bean: ours,
    class: { 'gongdi.HttpCallOut': http, 'gongdi.Notify': notice, 'gongdi.SetVariables': setVariables },
  };
  const { beans = {} } = own;
  return {
    find(kind, name) {
      const given = ownOf(own[kind], name);
      if (given) return typeof given === 'function' ? { run: given } : given;
      return ownOf(builtIn[kind], name);
    },
    beans: () => beans,
  };
}

/** Names come from models, so only own properties count, not inherited ones. */
function ownOf<T>(names: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return names && Object.hasOwn(names, name) ? names[name] : undefined;
}
