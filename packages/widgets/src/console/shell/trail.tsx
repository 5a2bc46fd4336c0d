import { Breadcrumb } from 'antd';
import { Link, useLocation } from 'react-router';
import { useSession, useText } from '../context/console-context.tsx';
import { useTitle } from './use-title.ts';
import { addressOf, trailOf } from '../routes/menus.ts';
import type { ConsoleText } from '../text/index.ts';

/** Last segments that name a page below its list. */
const PAGES: Readonly<Record<string, keyof ConsoleText>> = {
  add: 'add',
  edit: 'edit',
  detail: 'detail',
  design: 'modelDesign',
};

/** Breadcrumbs from the menus to the page. */
export function Trail() {
  const { menus } = useSession();
  const text = useText();
  const { pathname } = useLocation();
  const trail = trailOf(menus ?? [], pathname);
  const page = PAGES[pathname.split('/').at(-1) ?? ''];
  const leaf = trail.at(-1);
  const below = leaf && page && pathname !== addressOf(leaf);
  const items = trail.map((item) => ({
    title: item === leaf && below ? <Link to={addressOf(item)}>{item.title}</Link> : item.title,
  }));
  const label = below ? text[page] : null;
  useTitle(label, leaf?.title);
  return <Breadcrumb className="gd-trail" items={label ? [...items, { title: label }] : items} />;
}
