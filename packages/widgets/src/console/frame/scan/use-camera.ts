import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Why there is no camera picture. */
export type CameraTrouble = 'insecure' | 'noCamera' | 'denied' | 'busy';

export interface Camera {
  state: 'starting' | 'running' | CameraTrouble;
  /** Switches the light; absent: the camera has none. */
  torch?: { on: boolean; toggle: () => void };
  /** Uses the next camera; absent: there is only one. */
  next?: () => void;
  again: () => void;
}

/** Returns whether a camera has a light: an extension that browsers on phones have. */
function hasTorch(track: MediaStreamTrack | undefined): boolean {
  // Not every browser has `getCapabilities`.
  const able: (MediaTrackCapabilities & { torch?: boolean }) | undefined = track?.getCapabilities?.();
  return able?.torch === true;
}

/** Shows the camera at the back of the device in a video element, as long as the component is mounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [state, setState] = useState<Camera['state']>('starting');
  const [round, setRound] = useState(0);
  const [cameras, setCameras] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [light, setLight] = useState<boolean>();
  const stream = useRef<MediaStream>(null);
  useEffect(() => {
    let gone = false;
    const stop = () => stream.current?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      const trouble = missing();
      if (trouble) return setState(trouble);
      setState('starting');
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: {
            width: { ideal: 1280 },
            height: { ideal: 720 },
            ...(chosen === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: chosen } }),
          },
        });
        // A camera that opens too late must not take the place of the one in use.
        if (gone || !video.current) return opened.getTracks().forEach((track) => track.stop());
        stream.current = opened;
        await show(video.current, opened);
        setState('running');
        setLight(hasTorch(opened.getVideoTracks()[0]) ? false : undefined);
        const devices = await navigator.mediaDevices.enumerateDevices();
        setCameras(devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId));
      } catch (error) {
        if (!gone) setState(troubleOf(error));
      }
    };
    void start();
    return () => {
      gone = true;
      stop();
    };
  }, [video, chosen, round]);
  const toggle = () => {
    const [track] = stream.current?.getVideoTracks() ?? [];
    const on = !light;
    const wanted = { advanced: [{ torch: on }] } as unknown as MediaTrackConstraints;
    void track?.applyConstraints(wanted).then(
      () => setLight(on),
      () => setLight(undefined),
    );
  };
  const next = () => {
    const now = stream.current?.getVideoTracks()[0]?.getSettings().deviceId ?? '';
    setChosen(cameras[(cameras.indexOf(now) + 1) % cameras.length]);
  };
  return {
    state,
    ...(light !== undefined && state === 'running' && { torch: { on: light, toggle } }),
    ...(cameras.length > 1 && { next }),
    again: useCallback(() => setRound((one) => one + 1), []),
  };
}

async function show(element: HTMLVideoElement, opened: MediaStream): Promise<void> {
  element.srcObject = opened;
  await element.play();
}

function missing(): CameraTrouble | undefined {
  if (!globalThis.isSecureContext) return 'insecure';
  return (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia ? undefined : 'noCamera';
}

function troubleOf(error: unknown): CameraTrouble {
  const { name } = error as Error;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'noCamera';
}
