import type { HostPage, HostPageProps } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Button, Result } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWidget } from '../../kit/provider/index.ts';
import { useConsole, useLang, usePreferences, useSession, useText } from '../ground/context/console-context.tsx';
import { PAGE_SLOT, titleOf } from '../ground/menus/host-pages.ts';
import { useTitle } from '../ground/page/use-title.ts';
import { useProject } from '../ground/project/project.ts';
import { PageLoading } from '../ground/status/page-loading.tsx';

/** Longest wait for the definition of an element, ms. */
const PATIENCE = 15_000;

/** Resolves when the element is defined; imports the module that does it. @throws Error when neither comes */
async function definition({ element, module }: HostPage): Promise<void> {
  const address = module && new URL(module, document.baseURI).href;
  if (address && !customElements.get(element)) await import(/* @vite-ignore */ address);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(element)), PATIENCE);
  });
  await Promise.race([customElements.whenDefined(element), late]).finally(() => clearTimeout(timer));
}

/**
 * A page of the host. Its element is a child of `<gd-console>` and shown through a slot: so the style sheets of the
 * host's document reach it, and those of the console do not.
 */
export function HostPageView({ page }: { page: HostPage }) {
  const { host } = useWidget();
  const { client, pages } = useConsole();
  const { user } = useSession();
  const { theme, density } = usePreferences();
  const lang = useLang();
  const project = useProject();
  const navigate = useNavigate();
  const slot = PAGE_SLOT + useId();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'waits' | 'there' | 'lost'>('waits');
  useTitle(titleOf(page, lang));

  const props = useMemo<HostPageProps | null>(
    () => user && { project, user, client, theme, density, lang, navigate: (path) => void navigate(path) },
    [project, user, client, theme, density, lang, navigate],
  );
  const given = useRef(props);
  useEffect(() => {
    given.current = props;
    if (shown.current && props) Object.assign(shown.current, props);
  }, [props]);

  useEffect(() => {
    // A tab that is hidden ends the effects of its page, and keeps the element.
    if (shown.current) return undefined;
    let alive = true;
    definition(page).then(
      () => {
        if (!alive) return;
        const element = host.ownerDocument.createElement(page.element);
        element.slot = slot;
        Object.assign(element, given.current);
        host.append(element);
        shown.current = element;
        setState('there');
        // A closed tab has no effect any more that could end here; its box is gone after React has rendered.
        const place = box.current;
        const stop = pages.subscribe(() =>
          setTimeout(() => {
            if (place?.isConnected) return;
            stop();
            element.remove();
          }),
        );
      },
      () => alive && setState('lost'),
    );
    return () => {
      alive = false;
    };
  }, [page, host, pages, slot, attempt]);

  const again = () => {
    setState('waits');
    setAttempt(attempt + 1);
  };
  if (state === 'lost') return <Lost element={page.element} retry={again} />;
  return (
    <div className="gd-console-host-page" ref={box}>
      {state === 'waits' && <PageLoading />}
      <slot name={slot} />
    </div>
  );
}

function Lost({ element, retry }: { element: string; retry: () => void }) {
  const text = useText();
  return (
    <div className="gd-console-center" role="alert">
      <Result
        status="error"
        title={text.hostPageLost}
        subTitle={fill(text.hostPageHint, { element })}
        extra={
          <Button type="primary" onClick={retry}>
            {text.retry}
          </Button>
        }
      />
    </div>
  );
}
