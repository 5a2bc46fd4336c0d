import { type ReactNode } from 'react';
import { useSheet } from '../../../kit/shadow/index.ts';
import { Brand } from './brand.tsx';
import { Preferences } from './preferences-menu.tsx';
import css from './public-layout.css?inline';
import { PageMain } from '../page/page-main.tsx';

interface PublicLayoutProps {
  /** Shown beside the mark: the name of the page. */
  title: ReactNode;
  /** Links to related pages. */
  links?: ReactNode;
  children: ReactNode;
}

/** Layout of pages for people without an account: a narrow column under a header. */
export function PublicLayout({ title, links, children }: PublicLayoutProps) {
  useSheet(css);
  return (
    <div className="gd-console gd-outside">
      <header className="gd-outside-head">
        <span className="gd-outside-title">
          <Brand />
          {title}
        </span>
        {links}
        <span className="gd-outside-tools">
          <Preferences />
        </span>
      </header>
      <PageMain className="gd-outside-main" tabIndex={-1} data-gd-focus>
        {children}
      </PageMain>
    </div>
  );
}
