import type { MapLayer } from '@gongdi/api';
import type { MapsText } from './text/index.ts';

export type LayerKind = MapLayer['kind'];

/** Kinds of layers in the order in which they are offered. */
export const LAYER_KINDS = [
  'tianditu',
  'amap',
  'tencent',
  'osm',
  'xyz',
  'wmts',
  'wms',
  'pmtiles',
  'drawing',
  'lines',
] as const satisfies readonly LayerKind[];

/** How a field is entered; `file`: a file of the folder or an address. */
export type LayerControl = 'text' | 'file' | 'system' | 'look' | 'zoom' | 'check' | 'points' | 'opacity' | 'version';

export interface LayerField {
  name: string;
  label: keyof MapsText;
  control: LayerControl;
  required?: boolean;
  /** Shown while the field is empty: what is used then. */
  placeholder?: string;
}

const field = (name: string, control: LayerControl, more: Partial<LayerField> = {}): LayerField => ({
  name,
  label: name as keyof MapsText,
  control,
  ...more,
});

const MUST = { required: true } as const;
const NAME = field('name', 'text');
const KEY = field('key', 'text', MUST);
const SYSTEM = field('system', 'system', MUST);
const RELAY = field('relay', 'check');
const PICTURE = [SYSTEM, field('look', 'look')];
const ZOOMS = [field('minZoom', 'zoom', { placeholder: '0' }), field('maxZoom', 'zoom', { placeholder: '18' })];
const FILE = field('url', 'file', { label: 'file', required: true });
const FORMAT = field('format', 'text', { placeholder: 'image/png' });
const NOTICE = field('attribution', 'text');

/** What a person enters for each kind; the check of the values is that of the server. */
export const LAYER_FIELDS: Readonly<Record<LayerKind, readonly LayerField[]>> = {
  tianditu: [KEY, NAME, RELAY],
  amap: [KEY, NAME, RELAY],
  tencent: [KEY, NAME, RELAY],
  osm: [NAME, RELAY],
  xyz: [
    field('url', 'text', { ...MUST, placeholder: 'https://tiles.example/{z}/{x}/{y}.png' }),
    NAME,
    field('subdomains', 'text', { placeholder: 'a, b, c' }),
    ...PICTURE,
    ...ZOOMS,
    NOTICE,
    field('tms', 'check'),
    RELAY,
  ],
  wmts: [
    field('url', 'text', { ...MUST, placeholder: 'https://maps.example/wmts' }),
    field('layer', 'text', MUST),
    NAME,
    ...PICTURE,
    field('matrixSet', 'text', { placeholder: 'GoogleMapsCompatible' }),
    field('style', 'text', { placeholder: 'default' }),
    FORMAT,
    ...ZOOMS,
    NOTICE,
    RELAY,
  ],
  wms: [
    field('url', 'text', { ...MUST, placeholder: 'https://maps.example/wms' }),
    field('layers', 'text', { ...MUST, label: 'layerNames' }),
    NAME,
    ...PICTURE,
    field('version', 'version'),
    field('styles', 'text', { label: 'style' }),
    FORMAT,
    ...ZOOMS,
    NOTICE,
    RELAY,
  ],
  pmtiles: [FILE, NAME, ...PICTURE, NOTICE],
  drawing: [FILE, NAME, SYSTEM, field('points', 'points', MUST), field('opacity', 'opacity', { placeholder: '1' })],
  lines: [FILE, NAME, SYSTEM],
};

/** Returns the name under which a layer is shown. */
export function nameOf(layer: MapLayer, text: MapsText, lang: 'zh' | 'en'): string {
  const { name } = layer;
  if (name === undefined || name === '') return text[`kind_${layer.kind}`];
  return typeof name === 'string' ? name : name[lang];
}

/** What a layer shows, in a few words: its address or file, or the end of its key. */
export function detailOf(layer: MapLayer): string {
  if ('url' in layer) return layer.url;
  return 'key' in layer ? layer.key : '';
}
