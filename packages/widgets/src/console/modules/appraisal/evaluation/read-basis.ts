import { calls, type Client } from '@gongdi/api';

/** Reads the criteria and rules of a sheet. */
export const readBasis = (client: Client, id: string, signal: AbortSignal): Promise<calls.appraise.Basis> =>
  client.call(calls.appraise.basis, { params: { id } }, { signal, quiet: true });
