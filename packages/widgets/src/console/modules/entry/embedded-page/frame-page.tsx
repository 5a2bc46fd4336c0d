import { Result } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { exactOrigin, frameSource, FrameView } from '../../../../kit/frame/index.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import css from './frame.css?inline';
import { readOrder } from './order.ts';
import { PageMain } from '../../../ground/page/page-main.tsx';

const NONE: readonly string[] = [];

/**
 * `/iframe?src=…`: shows another page in a frame and sends events about it to this window.
 * `/openIframe?src=…&origin=…`: the same for a page of another system that frames the console or has opened it. That
 * page receives the events and may set another source. Both need no session; the framed page checks its own.
 */
export function FramePage({ outside }: { outside: boolean }) {
  const { config } = useConsole();
  const text = useText();
  const [params] = useSearchParams();
  const asked = params.get('src') ?? '';
  const [ordered, setOrdered] = useState<{ after: string; src: string } | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  useTitle(text.frameTitle);
  useSheet(css);

  const own = location.origin;
  const named = config.frameOrigins ?? NONE;
  const partner = outside ? partnerWindow() : window;
  const origin = outside ? exactOrigin(params.get('origin')) : own;
  // A source set by the partner page is valid until the address names another source.
  const src = frameSource(ordered?.after === asked ? ordered.src : asked, own, named);

  useEffect(() => {
    if (!outside || !partner || !origin) return;
    const obey = (event: MessageEvent<unknown>) => {
      if (event.source !== partner || event.origin !== origin) return;
      const order = readOrder(event.data);
      if (order !== null && frameSource(order, own, named) !== null) setOrdered({ after: asked, src: order });
    };
    window.addEventListener('message', obey);
    return () => window.removeEventListener('message', obey);
  }, [outside, partner, origin, own, named, asked]);

  if (src === null) return <Refused title={asked ? text.frameRefused : text.frameNoSource} hint={text.frameHint} />;
  if (!partner || !origin) return <Refused title={text.frameNoPartner} hint={text.framePartnerHint} />;
  return (
    <PageMain className="gd-console gd-frame-page" tabIndex={-1} aria-busy={loaded !== src}>
      {loaded !== src && <PageLoading />}
      <FrameView src={src} title={text.frameTitle} tell={partner} origin={origin} onLoad={setLoaded} />
    </PageMain>
  );
}

/** Returns the window that frames this one, or that has opened it. */
function partnerWindow(): Window | null {
  if (window.parent !== window) return window.parent;
  return window.opener as Window | null;
}

function Refused({ title, hint }: { title: string; hint: string }) {
  return (
    <PageMain className="gd-console" tabIndex={-1}>
      <div className="gd-console-center" role="alert">
        <Result status="warning" title={title} subTitle={hint} />
      </div>
    </PageMain>
  );
}
