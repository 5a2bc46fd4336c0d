import type { ReactNode } from 'react';
import { useText } from '../../context/console-context.tsx';
import { Preferences } from '../../shell/preferences-menu.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { LoginScene } from './scene.tsx';

/** The page before the console: the scene on one side, a form on the other. */
export function EntryLayout({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  useTitle(title);
  return (
    <main className="gd-console gd-before" tabIndex={-1}>
      <div className="gd-login">
        <LoginScene title={text.product} slogan={text.slogan} />
        <div className="gd-login-side">
          <div className="gd-login-tools">
            <Preferences />
          </div>
          <div className="gd-login-form">
            <h2>{title}</h2>
            {children}
          </div>
        </div>
      </div>
    </main>
  );
}
