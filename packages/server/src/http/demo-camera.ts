import { GongdiError } from '@gongdi/domain';
import type { FastifyInstance } from 'fastify';
import { DEMO_CAMERA, demoCamera } from '../demo/camera/index.ts';

/** Serves the streams of the cameras of the demo. They are drawn and show nobody, so no session is asked for. */
export function addDemoCamera(app: FastifyInstance, now: () => number, zone: string): void {
  const fileOf = demoCamera(now, zone);
  app.get<{ Params: { view: string; file: string } }>(`${DEMO_CAMERA}:view/:file`, ({ params }, reply) => {
    const found = fileOf(Number(params.view), params.file);
    if (!found) throw new GongdiError('notFound');
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', found.kept === 0 ? 'no-cache' : `public, max-age=${found.kept}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(found.type)
      .send(found.bytes);
  });
}
