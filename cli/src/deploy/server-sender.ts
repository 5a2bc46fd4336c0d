import { calls, type Client, type ProcessModel } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import type { CommandContext } from '../command.ts';
import { connect, remoteFailure } from '../remote/connect.ts';
import type { DeployCandidate } from './plan.ts';

const { modelImport, modelDeploy } = calls.workflow;

/** Stores models on a Gongdi server and deploys them there. */
export async function serverSender(context: CommandContext) {
  const { client, address } = await connect(context);
  return async ({ input, bytes }: DeployCandidate) => {
    try {
      const file = new Blob([new Uint8Array(bytes)], { type: 'application/xml' });
      const model = await client.call(modelImport, { form: {}, file, fileName: input.place }, context);
      return await deployStored(client, model, context);
    } catch (error) {
      throw remoteFailure(error, address);
    }
  };
}

/** Deploys a stored model. The server refuses an unchanged model; for a pipeline this is not an error. */
async function deployStored(client: Client, model: ProcessModel, context: CommandContext) {
  try {
    const done = await client.call(modelDeploy, { query: { id: model.id, without_form: '1' } }, context);
    return { id: done.process_definition_id, key: done.key, version: done.version, changed: true };
  } catch (error) {
    const last = model.process_definition;
    const unchanged = error instanceof Error && 'code' in error && error.code === ERRORS.conflict.code;
    if (!unchanged || !last) throw error;
    return { id: last.id, key: model.key, version: last.version, changed: false };
  }
}
