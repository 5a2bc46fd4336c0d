import { elementClass } from '../../src/define/element.ts';

const mount = () => ({ update() {}, api: {}, unmount() {} });

customElements.define(
  'ce-with-properties',
  elementClass({
    tag: 'gd-with-properties',
    properties: { bool: 'boolean', num: 'number', str: 'string', arr: 'json', obj: 'json', camelCaseObj: 'value' },
    methods: [],
    load: async () => ({ mount }),
  }),
);
