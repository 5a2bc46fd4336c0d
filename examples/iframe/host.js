// Nothing of Gongdi runs in this page but `frame-host.js`, a copy of the file of the elements beside it. The elements run
// in documents of the Gongdi server, whose GONGDI_ORIGINS names this page.
import { openFrame } from './frame-host.js';

const server = new URLSearchParams(location.search).get('server') ?? 'http://127.0.0.1:8620';
const src = `${server}/elements/frame.html`;
const told = document.querySelector('#told');
const saved = document.querySelector('#saved');

/** A real portal asks its own server, which knows who is logged in; see docs/sign-on.md. */
const token = async (refused) => {
  const answer = await fetch(refused ? '/session?again' : '/session');
  return answer.ok ? answer.json() : null;
};

const devices = openFrame(document.querySelector('#devices'), {
  src,
  element: 'gd-device-table',
  title: '塔吊',
  properties: { connection: { kind: 'gongdi' }, heading: '塔吊', types: [3] },
  token,
  // As high as the table is; the page alone scrolls.
  height: 'content',
});

const designer = openFrame(document.querySelector('#designer'), {
  src,
  element: 'gd-process-designer',
  title: '流程设计',
  properties: { processId: 'safety_check', processName: '安全检查审批' },
});
designer.iframe.style.height = '640px';
designer.iframe.addEventListener('gd-save', ({ detail }) => {
  // A real host sends the model to its server; a rejection is shown to the person by the designer.
  detail.respondWith(
    Promise.resolve().then(() => {
      saved.textContent = `${detail.name}（${detail.key}），${detail.xml.length} 个字符`;
    }),
  );
});

for (const { iframe } of [devices, designer]) {
  iframe.addEventListener('gd-error', ({ detail }) => (told.textContent = detail.message));
  iframe.addEventListener('gd-auth-required', () => (told.textContent = '请重新登录'));
}
document.querySelector('#lang').addEventListener('change', ({ target }) => devices.set({ lang: target.value }));
document.querySelector('#reload').addEventListener('click', () => devices.reload());
// For the console of a browser: `await shown.designer.call('saveXML')`.
globalThis.shown = { devices, designer };
