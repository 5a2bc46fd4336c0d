import { readModel } from '@gongdi/bpmn';
import type { EngineAdapter } from '@gongdi/engines';
import { CliFailure, type CommandContext } from '../command.ts';
import { newestDeployed } from '../diff/deployed.ts';
import { cliMessage } from '../text/index.ts';
import type { DeployCandidate } from './plan.ts';

/** Expected result of a deployment. */
export interface WouldSend {
  version?: number;
  /** False: this version is deployed already. `checked`: the target could not be asked; a message was printed. */
  changed: false | 'would-deploy' | 'checked';
}

/** Asks the target for its deployed version and sends nothing. After a failed request it asks no more. */
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
      context.terminal.message(cliMessage('targetNotAsked', { reason: error.label[context.lang] }));
      return { changed: 'checked' };
    }
  };
}
