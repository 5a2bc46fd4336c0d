import { calls } from '@gongdi/api';
import { GATE_PASS, GongdiError } from '@gongdi/domain';
import { openBlob } from '../../../files/index.ts';
import type { Ground } from '../../../ground.ts';
import { handlePublic, type CallContext, type Handler } from '../../../handler/index.ts';
import { throttle, type KnownDevice } from '../../../telemetry/index.ts';
import { acknowledge, gateOf, type Gate } from './gates.ts';
import { listPart } from './list-part.ts';
import { facesOf } from './may-pass.ts';
import { makeList } from './pass-list.ts';
import { takePassages } from './take-passages.ts';
import { gateLabel } from './text/index.ts';

/** Wrong keys that one address may try: long-term rate per second, and burst. */
const GUESSES = { perSecond: 0.5, burst: 30 };
/** Calls of one gate: long-term rate per second, and burst. */
const CALLS = { perSecond: 20, burst: 400 };

/** Calls of gates over HTTP. */
export function gateDeviceHandlers(ground: Ground): Handler[] {
  const { db, live, blobs } = ground;
  const mayGuess = throttle(GUESSES.perSecond, GUESSES.burst);
  const mayCall = throttle(CALLS.perSecond, CALLS.burst);

  /** @throws GongdiError if the key is wrong, or the device is no gate in use */
  const signedIn = async (
    { device_number, device_key }: { device_number: string; device_key: string },
    { ip, local, now }: CallContext,
  ): Promise<{ device: KnownDevice; gate: Gate }> => {
    const device = await live.registry.byKey(device_number, device_key, local);
    if (!device) {
      if (!mayGuess(ip, now)) throw new GongdiError('tooMany', { values: { seconds: 2 } });
      throw new GongdiError('badRequest', { label: gateLabel('noKey') });
    }
    if (!mayCall(device.id, now)) throw new GongdiError('tooMany', { values: { seconds: 1 } });
    const gate = device.usable ? await gateOf(db, device.id) : undefined;
    if (!gate) throw new GongdiError('badRequest', { label: gateLabel('noGate') });
    return { device, gate };
  };

  return [
    handlePublic(calls.gate.passages, async ({ body: { device_number, device_key, ...message } }, context) => {
      const { device, gate } = await signedIn({ device_number, device_key }, context);
      const answer = await takePassages(ground, device, gate, message, context.now);
      if (!answer) throw new GongdiError('badRequest', { label: gateLabel('malformed') });
      return answer;
    }),
    handlePublic(calls.gate.list, async ({ body }, context) => {
      const { gate } = await signedIn(body, context);
      if (!body.after) {
        await makeIfDue(ground, gate.project_id, context.now);
        await acknowledge(db, gate, body, context.now);
      }
      return listPart(db, gate.project_id, body.have, body.after);
    }),
    handlePublic(calls.gate.face, async ({ body }, context) => {
      const { gate } = await signedIn(body, context);
      if (!blobs) throw new GongdiError('unavailable', { label: gateLabel('nowhere') });
      const pass = await db
        .selectFrom('gate_pass')
        .select('staff_id')
        .where('id', '=', body.ref)
        .where('project_id', '=', gate.project_id)
        .where('state', '=', GATE_PASS.mayPass)
        .executeTakeFirst();
      // A withdrawal counts at once, also before the next version of the list.
      const id = pass && (await facesOf(db, [pass.staff_id])).get(pass.staff_id);
      const file =
        id === undefined
          ? undefined
          : await db.selectFrom('stored_file').select(['id', 'type', 'hash']).where('id', '=', id).executeTakeFirst();
      const blob = file && (await openBlob(db, blobs, file.hash));
      if (!blob) throw new GongdiError('badRequest', { label: gateLabel('noFace') });
      const parts: Uint8Array[] = [];
      for await (const part of blob.bytes) parts.push(part);
      return { face: file.id, type: file.type, picture: Buffer.concat(parts).toString('base64') };
    }),
  ];
}

/** A gate that asks gets what is true now. */
export async function makeIfDue(ground: Ground, project_id: string, now: number): Promise<void> {
  const list = await ground.db
    .selectFrom('gate_list')
    .select(['due_at', 'made_at'])
    .where('project_id', '=', project_id)
    .executeTakeFirst();
  if (!list || list.made_at === null || list.due_at !== null) await makeList(ground, project_id, now);
}
