// The page of the portal. Its server has its own session; for that user it gets one of Gongdi (serve.mjs).
const server = await (await fetch('/gongdi')).text();
const { configure } = await import(`${server}/elements/loader.js`);

const told = document.querySelector('#told');
const place = document.querySelector('#place');
const login = document.querySelector('#login');
const leave = document.querySelector('#leave');

async function session() {
  const answer = await fetch('/session', { method: 'POST' });
  if (answer.ok) return answer.json();
  throw new Error((await answer.json()).message);
}

function show(isIn) {
  // Whoever is logged in now has a session of his own: a new function, so that the last one is not used again.
  if (isIn) configure({ baseUrl: server, token: () => session() });
  login.hidden = isIn;
  leave.hidden = !isIn;
  place.innerHTML = isIn ? `<gd-device-table connection='{"kind":"gongdi"}'></gd-device-table>` : '';
}

async function enter() {
  const answer = await fetch('/login', { method: 'POST', body: new URLSearchParams(new FormData(login)) });
  told.textContent = answer.ok ? '' : '工号或密码不对';
  show(answer.ok);
}

async function end() {
  await fetch('/logout', { method: 'POST' });
  show(false);
}

login.addEventListener('submit', (event) => {
  event.preventDefault();
  void enter();
});
leave.addEventListener('click', () => void end());
document.addEventListener('gd-auth-required', () => (told.textContent = '登录已失效，请重新登录门户'));
show((await fetch('/me')).ok);
