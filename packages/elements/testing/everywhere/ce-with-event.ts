import { elementClass } from '../../src/define/element.ts';

const NAMES = ['lowercaseevent', 'kebab-event', 'camelEvent', 'CAPSevent', 'PascalEvent'];
const mount = () => ({ update() {}, api: {}, unmount() {} });

const Ours = elementClass({ tag: 'gd-with-event', properties: {}, methods: [], load: async () => ({ mount }) });

customElements.define(
  'ce-with-event',
  class extends Ours {
    constructor() {
      super();
      this.addEventListener('click', () => {
        for (const name of NAMES) this.dispatchEvent(new CustomEvent(name));
      });
    }
  },
);
