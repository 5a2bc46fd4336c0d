import type { Lang } from '@gongdi/domain';
import { useEffect, useRef, useState } from 'react';
import { deviceText } from '../text/index.ts';
import { Button } from '../controls/button.tsx';
import { PLAYERS, type StartPlayer } from './players.ts';
import { streamKind } from './stream-kind.ts';

type State = 'loading' | 'playing' | 'failed' | 'ended' | 'unsupported';

/** Without a picture after this time the stream counts as failed, ms. */
const PATIENCE = 20_000;

interface VideoPanelProps {
  url: string | null | undefined;
  name: string;
  lang: Lang;
}

/** The stream of a camera; when there is none, the reason and what to do. */
export function VideoPanel({ url, name, lang }: VideoPanelProps) {
  const text = deviceText[lang];
  const kind = streamKind(url);
  const [attempt, setAttempt] = useState(0);
  const load = PLAYERS[kind];
  if (!load) return <p className="gd-device-none">{kind === 'none' ? text.videoNone : text.videoOther}</p>;
  const address = url!.trim();
  return (
    <Player
      key={`${attempt} ${address}`}
      url={address}
      load={load}
      name={name}
      lang={lang}
      retry={() => setAttempt(attempt + 1)}
    />
  );
}

interface PlayerProps {
  url: string;
  load: () => Promise<StartPlayer>;
  name: string;
  lang: Lang;
  retry(): void;
}

function Player({ url, load, name, lang, retry }: PlayerProps) {
  const text = deviceText[lang];
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    let gone = false;
    let end = () => {};
    const become = (next: State) => {
      if (!gone) setState(next);
    };
    const run = async () => {
      const start = await load();
      if (!gone)
        end = start(element, url, { failed: () => become('failed'), unsupported: () => become('unsupported') });
    };
    run().catch(() => become('failed'));
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), PATIENCE);
    return () => {
      gone = true;
      clearTimeout(timer);
      end();
    };
  }, [url, load]);
  const over = state === 'failed' || state === 'ended';
  return (
    <div className="gd-device-video">
      <video
        ref={video}
        controls
        muted
        autoPlay
        playsInline
        aria-label={name}
        hidden={state === 'failed' || state === 'unsupported'}
        onPlaying={() => setState('playing')}
        onError={() => setState('failed')}
        onEnded={() => setState('ended')}
      />
      {state === 'loading' && <p role="status">{text.videoLoading}</p>}
      {state === 'unsupported' && <p role="alert">{text.videoUnsupported}</p>}
      {over && (
        <p role={state === 'failed' ? 'alert' : 'status'}>
          {state === 'failed' ? text.videoFailed : text.videoEnded}{' '}
          <Button label={text.retry} onClick={retry}>
            {text.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
