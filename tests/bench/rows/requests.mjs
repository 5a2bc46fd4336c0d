import { withElements } from '../support/first-load.mjs';

const ELEMENTS = {
  viewer: { tag: 'gd-instance-viewer', hold: 12 },
  fence: { tag: 'gd-fence-editor', hold: 11 },
  monitor: { tag: 'gd-area-monitor', hold: 9 },
  'device-table': { tag: 'gd-device-table', hold: 15 },
  designer: { tag: 'gd-process-designer', hold: 12 },
  console: { tag: 'gd-console', hold: 11 },
};

/** Files that a page with an empty cache asks for until an element is ready; the loader is one of them. */
export const rows = Object.entries(ELEMENTS).map(([name, { tag, hold }]) => ({
  id: `requests-${name}`,
  unit: 'files',
  hold,
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
