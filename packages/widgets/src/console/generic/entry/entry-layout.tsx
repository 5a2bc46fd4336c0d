import type { ReactNode } from 'react';
import { useText } from '../../ground/context/console-context.tsx';
import { usePlatform, usePlatformName } from '../../ground/context/use-platform.ts';
import { Preferences } from '../../ground/layout/preferences-menu.tsx';
import { useTitle } from '../../ground/page/use-title.ts';
import { LoginScene } from './scene.tsx';
import { PageMain } from '../../ground/page/page-main.tsx';

/** Layout of the pages before the login: the drawing on one side, a form on the other. */
export function EntryLayout({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  const product = usePlatformName();
  const notice = usePlatform()?.login_notice;
  useTitle(title);
  return (
    <PageMain className="gd-console gd-console-before" tabIndex={-1}>
      <div className="gd-console-login">
        <LoginScene title={product} slogan={text.slogan} />
        <div className="gd-console-login-side">
          <div className="gd-console-login-tools">
            <Preferences />
          </div>
          <div className="gd-console-login-form">
            <h2>{title}</h2>
            {children}
            {notice && <p className="gd-console-login-notice">{notice}</p>}
          </div>
        </div>
      </div>
    </PageMain>
  );
}
