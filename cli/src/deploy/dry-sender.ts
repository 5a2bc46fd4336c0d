import { readModel } from '@gongdi/bpmn';
import type { EngineAdapter } from '@gongdi/engines';
import { CliFailure, type CommandContext } from '../command.ts';
import { newestDeployed } from '../diff/deployed.ts';
import { say } from '../text/index.ts';
import type { DeployCandidate } from './plan.ts';

/** What a deployment would come to. */
export interface WouldSend {
  version?: number;
  /** False: the target holds it already. `checked`: the target could not be asked, which has been said. */
  changed: false | 'would-deploy' | 'checked';
}

/** Asks the target what it holds and sends nothing. A target that cannot be asked is asked once. */
export function drySender(engine: EngineAdapter | null, context: CommandContext) {
  let silent = false;
  return async ({ key = '', bytes }: DeployCandidate): Promise<WouldSend> => {
    if (silent) return { changed: 'checked' };
    try {
      const newest = await newestDeployed(key, engine, context);
      const { model } = await readModel(bytes, { trackLoss: false });
      if (newest && newest.xml === model?.xml) return { changed: false, version: newest.version };
      return { changed: 'would-deploy', ...(newest ? { version: newest.version } : {}) };
    } catch (error) {
      if (!(error instanceof CliFailure)) throw error;
      silent = true;
      context.terminal.say(say('targetNotAsked', { reason: error.label[context.lang] }));
      return { changed: 'checked' };
    }
  };
}
