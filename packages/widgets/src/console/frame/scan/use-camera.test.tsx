// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useCamera } from './use-camera.ts';

interface Track {
  stop: ReturnType<typeof vi.fn>;
  deviceId: string;
  applyConstraints: ReturnType<typeof vi.fn>;
}

/** Cameras of a device; `ask` answers each request for a picture. */
const device = { cameras: ['back', 'front'], torch: false, wanted: [] as MediaTrackConstraints[] };
let ask: (constraints: MediaTrackConstraints) => Promise<MediaStream>;

function streamOf(deviceId: string): MediaStream & { track: Track } {
  const track = {
    stop: vi.fn(),
    deviceId,
    applyConstraints: vi.fn(async () => undefined),
    getCapabilities: () => ({ torch: device.torch }),
    getSettings: () => ({ deviceId }),
  };
  return { track, getTracks: () => [track], getVideoTracks: () => [track] } as never;
}

const failure = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  Object.assign(device, { cameras: ['back', 'front'], torch: false, wanted: [] });
  ask = async () => streamOf('back');
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: ({ video }: { video: MediaTrackConstraints }) => {
        device.wanted.push(video);
        return ask(video);
      },
      enumerateDevices: async () => [
        { kind: 'audioinput', deviceId: 'microphone' },
        ...device.cameras.map((deviceId) => ({ kind: 'videoinput', deviceId })),
      ],
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete (navigator as { mediaDevices?: unknown }).mediaDevices;
});

async function camera() {
  const video = { current: { play: vi.fn(async () => undefined), srcObject: null } as unknown as HTMLVideoElement };
  const { page, now } = await renderHook(() => useCamera(video));
  return { page, now, video };
}

test('the camera at the back is shown, and stops with the page', async () => {
  const stream = streamOf('back');
  ask = async () => stream;
  const { page, now, video } = await camera();
  await page.until(() => now().state === 'running');
  expect(device.wanted).toMatchObject([{ facingMode: { ideal: 'environment' } }]);
  expect(video.current.srcObject).toBe(stream);
  await page.unmount();
  expect(stream.track.stop).toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotFoundError', 'noCamera'],
])('%s is told as %s', async (name, state) => {
  ask = () => Promise.reject(failure(name));
  const { page, now } = await camera();
  await page.until(() => now().state === state);
});

test('a page without a secure connection has no camera, and does not ask for one', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { page, now } = await camera();
  await page.until(() => now().state === 'insecure');
  expect(device.wanted).toEqual([]);
});

test('after a refusal one can try again', async () => {
  ask = () => Promise.reject(failure('NotAllowedError'));
  const { page, now } = await camera();
  await page.until(() => now().state === 'denied');
  ask = async () => streamOf('back');
  await page.act(() => now().again());
  await page.until(() => now().state === 'running');
});

test('the next camera follows the one in use; a single camera has no next', async () => {
  ask = async ({ deviceId }) => streamOf(deviceId ? 'front' : 'back');
  const { page, now } = await camera();
  await page.until(() => now().next !== undefined);
  await page.act(() => now().next!());
  await page.until(() => device.wanted.length === 2 && now().state === 'running');
  expect(device.wanted[1]).toMatchObject({ deviceId: { exact: 'front' } });
  await page.act(() => now().next!());
  await page.until(() => device.wanted.length === 3 && now().state === 'running');
  expect(device.wanted[2]).toMatchObject({ deviceId: { exact: 'back' } });
  await page.unmount();
  device.cameras = ['back'];
  const single = await camera();
  await single.page.until(() => single.now().state === 'running');
  expect(single.now().next).toBeUndefined();
});

test('a camera that opens too late is switched off, and the one in use is still known', async () => {
  const [slow, used] = [streamOf('back'), streamOf('front')];
  let open!: (stream: MediaStream) => void;
  ask = () => new Promise((resolve) => (open = resolve));
  const { page, now } = await camera();
  const late = open;
  ask = async () => used;
  await page.act(() => now().again());
  await page.until(() => now().state === 'running');
  await page.act(() => late(slow));
  expect(slow.track.stop).toHaveBeenCalled();
  expect(used.track.stop).not.toHaveBeenCalled();
  await page.unmount();
  expect(used.track.stop).toHaveBeenCalled();
});

test('the light is offered where there is one, and given up where it does not switch', async () => {
  device.torch = true;
  const stream = streamOf('back');
  ask = async () => stream;
  const { page, now } = await camera();
  await page.until(() => now().torch !== undefined);
  await page.act(() => now().torch!.toggle());
  expect(now().torch!.on).toBe(true);
  expect(stream.track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  stream.track.applyConstraints.mockRejectedValueOnce(new Error('hot'));
  await page.act(() => now().torch!.toggle());
  expect(now().torch).toBeUndefined();
});
