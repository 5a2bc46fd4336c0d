import { Link, useLocation } from 'react-router';
import { useConsole, useSession, useText } from '../../ground/context/console-context.tsx';
import { useTitle } from '../../ground/page/use-title.ts';
import { addressOf } from '../../ground/menus/menus.ts';
import { pageName } from '../tabs/page-name.ts';
import { usePageWords } from '../tabs/use-page-words.ts';
import { useOpenPages, usePageKey } from '../../ground/page/use-open-pages.ts';

/** Breadcrumbs: menu entries, the list at its last address, the record, and the page. */
export function Trail() {
  const { pages } = useConsole();
  const { menus } = useSession();
  const text = useText();
  const words = usePageWords();
  const { pathname } = useLocation();
  const key = usePageKey();
  const record = useOpenPages().pages.find((page) => page.key === key)?.record;
  const { trail, below } = pageName(menus ?? [], pathname, words, record);
  const leaf = trail.at(-1);
  useTitle(below, below && record, leaf?.title);
  if (trail.length === 0) return null;
  return (
    <nav className="gd-console-trail" aria-label={text.trail}>
      <ol>
        {trail.map((item) => (
          <li key={item.index}>
            {item === leaf && below ? <Link to={pages.addressOf(addressOf(item))}>{item.title}</Link> : item.title}
          </li>
        ))}
        {below && record && <li key="record">{record}</li>}
        {below && (
          <li key="below">
            <span aria-current="page">{below}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
