/** Colours of the frame while the console starts: those of `page.css` and of the icon. */
const BLUE = '#0b5cd5';
const WHITE = '#ffffff';

/** Entries in the menu of the icon, by the name of the sheet that they open (`frame/phone/bottom-bar.tsx`). */
const SHORTCUTS = [
  ['scan', '扫码'],
  ['report', '上报'],
  ['todo', '待办'],
] as const;

/**
 * Returns the web app manifest of the console.
 * @param icon returns the address of a picture in `src/standalone`
 */
export function manifestOf(icon: (name: string) => string): object {
  const png = (name: string, width: number, purpose: 'any' | 'maskable') => ({
    src: icon(`${name}-${width}.png`),
    sizes: `${width}x${width}`,
    type: 'image/png',
    purpose,
  });
  const icons = [
    png('icon', 192, 'any'),
    png('icon', 512, 'any'),
    png('icon-maskable', 192, 'maskable'),
    png('icon-maskable', 512, 'maskable'),
  ];
  return {
    id: '/',
    name: '工地管理',
    short_name: '工地',
    description: '施工现场管理：巡检、隐患、人员、设备与审批，无网络时也可以填报',
    lang: 'zh-CN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: BLUE,
    background_color: WHITE,
    categories: ['business', 'productivity'],
    icons,
    shortcuts: SHORTCUTS.map(([open, name]) => ({ name, url: `/?open=${open}`, icons: [icons[0]] })),
  };
}
