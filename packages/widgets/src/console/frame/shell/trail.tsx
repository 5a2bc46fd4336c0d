import { Breadcrumb } from 'antd';
import { Link, useLocation } from 'react-router';
import { useConsole, useSession, useText } from '../../ground/context/console-context.tsx';
import { useTitle } from '../../ground/page/use-title.ts';
import { addressOf } from '../../ground/menus/menus.ts';
import { pageName } from '../tabs/page-name.ts';
import { useOpenPages, usePageKey } from '../../ground/page/use-open-pages.ts';

/** Breadcrumbs: menu entries, the list at its last address, the record, and the page. */
export function Trail() {
  const { pages } = useConsole();
  const { menus } = useSession();
  const text = useText();
  const { pathname } = useLocation();
  const key = usePageKey();
  const record = useOpenPages().pages.find((page) => page.key === key)?.record;
  const { trail, below } = pageName(menus ?? [], pathname, text, record);
  const leaf = trail.at(-1);
  const items = trail.map((item) => ({
    title: item === leaf && below ? <Link to={pages.addressOf(addressOf(item))}>{item.title}</Link> : item.title,
  }));
  const shown = below && record ? [{ title: record }] : [];
  useTitle(below, below && record, leaf?.title);
  if (trail.length === 0) return null;
  return (
    <nav className="gd-console-trail" aria-label={text.trail}>
      <Breadcrumb
        items={[...items, ...shown, ...(below ? [{ title: <span aria-current="page">{below}</span> }] : [])]}
      />
    </nav>
  );
}
