// A portal of its own whose pages stand in the menu of the console. Without such a portal: pages.js.
import './define.js';

const loader = '/elements/loader.js';
const { configure } = await import(/* @vite-ignore */ loader);

configure({
  lang: 'zh-CN',
  // A real portal asks its own server, which knows who is logged in; see docs/sign-on.md.
  token: async () => {
    const answer = await fetch('/session');
    return answer.ok ? answer.json() : null;
  },
  pages: [
    {
      path: '/gas',
      title: { zh: '燃气监测', en: 'Gas' },
      group: 'safety',
      permission: 'projectmanage|list',
      element: 'portal-gas',
    },
    { path: '/notes', title: { zh: '工作笔记', en: 'Notes' }, element: 'portal-notes' },
    { path: '/secret', title: '没有权限的页面', permission: 'nothing|list', element: 'portal-gas' },
  ],
});

const console_ = document.createElement('gd-console');
console_.setAttribute('path', '/gas');
console_.style.height = '100vh';
document.querySelector('#app').replaceChildren(console_);
