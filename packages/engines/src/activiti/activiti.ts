import { EngineFailure, type EngineAdapter, type EngineConnection } from '../adapter.ts';
import { flowable } from '../flowable/flowable.ts';
import { text } from '../text.ts';

/**
 * Activiti 5 and 6, whose REST interface Flowable has kept in the same form. Activiti 7 and later have no such
 * interface. Nothing else identifies these versions, so a 404 is reported as a possible Activiti 7 or later.
 */
export function activiti(connection: EngineConnection): EngineAdapter {
  const { health, deploy, latest, xml } = flowable(connection);
  return {
    kind: 'activiti',
    health: (signal) => explained(health(signal)),
    deploy: (files, options) => explained(deploy(files, options)),
    latest: (key, signal) => explained(latest(key, signal)),
    xml: (definitionId, signal) => explained(xml(definitionId, signal)),
  };

  async function explained<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof EngineFailure) || error.code !== 'not_found') throw error;
      const label = text('activiti', { address: connection.baseUrl });
      throw new EngineFailure('not_found', label, { status: error.status, cause: error });
    }
  }
}
