// A page with elements of the real wrapper around recording widgets; the test controls it through `globalThis.fixture`.
import { COMMON } from '../../src/define/declaration.ts';
import type { ElementDeclaration } from '../../src/define/declaration.ts';
import { configure } from '../../src/define/page.ts';
import { registerElements } from '../../src/define/register.ts';
import { record } from './probe-widget.ts';

let release = () => {};
let refuse: (reason: unknown) => void = () => {};
const gate = new Promise<void>((resolve, reject) => {
  release = resolve;
  refuse = reject;
});
gate.catch(() => {});
let gated = new URLSearchParams(location.search).has('gated');
let attempts = 0;

const probe = {
  tag: 'gd-probe',
  properties: {
    ...COMMON,
    data: 'json',
    value: 'value',
    label: 'string',
    count: 'number',
    flag: 'boolean',
    keyboard: 'switch',
    longName: 'string',
  },
  methods: ['echo', 'save', 'slow', 'missing', 'chatter'],
  load: async () => {
    attempts += 1;
    if (gated) await gate;
    return import('./probe-widget.ts');
  },
} as const satisfies ElementDeclaration;

const counter = {
  tag: 'gd-counter',
  properties: { ...COMMON, explode: 'boolean' },
  methods: [],
  load: () => import('./react-widget.tsx'),
} as const satisfies ElementDeclaration;

const fixture = {
  record,
  configure,
  define: (prefix?: string) => registerElements([probe, counter], prefix),
  release: () => release(),
  refuse: (reason: string) => {
    refuse(new Error(reason));
    gated = false;
  },
  attempts: () => attempts,
};
Reflect.set(globalThis, 'fixture', fixture);
export type Fixture = typeof fixture;
