import type { MenuItem } from '@gongdi/domain';
import { Menu, type MenuProps } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { addressOf, trailOf } from '../../ground/menus/menus.ts';
import { MenuIcon } from '../../ground/menus/menu-icon.tsx';

export function SideMenu({ collapsed, onOpen }: { collapsed: boolean; onOpen?: () => void }) {
  const { pages } = useConsole();
  const { menus } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const trail = trailOf(menus ?? [], pathname);
  return (
    <Menu
      key={collapsed ? 'collapsed' : 'open'}
      mode="inline"
      inlineCollapsed={collapsed}
      items={(menus ?? []).map((item) => entryOf(item, 0))}
      selectedKeys={trail.slice(-1).map((item) => item.index)}
      defaultOpenKeys={collapsed ? [] : (menus ?? []).map((item) => item.index)}
      onClick={({ key }) => {
        const item = find(menus ?? [], key);
        // An open list is shown at its last address. The entry of the visible page opens that page afresh.
        const address = item && addressOf(item);
        if (address) void navigate(address === pathname ? address : pages.addressOf(address));
        onOpen?.();
      }}
    />
  );
}

type Entry = NonNullable<MenuProps['items']>[number];

function entryOf(item: MenuItem, depth: number): Entry {
  return {
    key: item.index,
    label: item.title,
    icon: depth === 0 ? <MenuIcon name={item.icon} /> : undefined,
    ...(item.children.length > 0 ? { children: item.children.map((child) => entryOf(child, depth + 1)) } : {}),
  };
}

function find(items: readonly MenuItem[], index: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.index === index ? item : find(item.children, index);
    if (found) return found;
  }
  return undefined;
}
