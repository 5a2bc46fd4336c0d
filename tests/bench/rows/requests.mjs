import { withElements } from '../support/first-load.mjs';

const SHORT = {
  viewer: 'gd-instance-viewer',
  fence: 'gd-fence-editor',
  monitor: 'gd-area-monitor',
  'device-table': 'gd-device-table',
  designer: 'gd-process-designer',
  console: 'gd-console',
};

/** Files that a page with an empty cache asks for until an element is ready; the loader is one of them. */
export const rows = Object.entries(SHORT).map(([name, tag]) => ({
  id: `requests-${name}`,
  unit: 'files',
  hold: 15,
  better: 'lower',
  run: () => {
    const asked = [];
    return withElements(
      async (page) => {
        await page.evaluate(async (wanted) => {
          await customElements.whenDefined(wanted);
          const element = document.createElement(wanted);
          const ready = new Promise((done) => element.addEventListener('gd-ready', done, { once: true }));
          document.body.append(element);
          await ready;
        }, tag);
        const twice = asked.filter((file, index) => asked.indexOf(file) !== index);
        if (twice.length > 0) throw new Error(`asked for twice: ${twice.join(', ')}`);
        return { value: asked.length, detail: { files: [...asked] } };
      },
      (page) =>
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/elements/')) asked.push(pathname.slice(10));
        }),
    );
  },
}));
