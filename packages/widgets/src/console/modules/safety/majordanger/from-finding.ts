import { resourceCalls, type Client } from '@gongdi/api';
import { hiddenDangerRectification, risksource, type AnyResource } from '@gongdi/domain';
import type { Beginnings } from '../../../generic/resource/screen/screen.ts';

/** Longest title of a major danger. */
const TITLE = 100;

const read = (client: Client, resource: AnyResource, id: string) =>
  client.call(resourceCalls(resource).detail!, { params: { id } }, { quiet: true }) as Promise<Record<string, unknown>>;

/** Begins a major danger with what an order of correction or a risk says, if the link names one. */
export async function fromFinding({ params, client, today }: Beginnings): Promise<Record<string, unknown>> {
  const [order_id, risk_id] = [params.get('order_id'), params.get('risk_id')];
  if (order_id !== null) {
    const order = await read(client, hiddenDangerRectification, order_id);
    const said = String(order['order_title']);
    const { project_id, photos, rectifier_id, deadline } = order;
    return {
      order_id,
      danger_title: said.slice(0, TITLE),
      description: said,
      project_id,
      photos,
      rectifier_id,
      verifier_id: order['inspector_id'],
      found_on: today,
      // An order may be late already.
      ...(String(deadline) >= today && { deadline }),
    };
  }
  if (risk_id === null) return { found_on: today };
  const { risk_name, scene, project_id, part_id, owner_id } = await read(client, risksource, risk_id);
  return {
    risk_id,
    danger_title: String(risk_name).slice(0, TITLE),
    description: scene,
    project_id,
    part_id,
    rectifier_id: owner_id,
    found_on: today,
  };
}
