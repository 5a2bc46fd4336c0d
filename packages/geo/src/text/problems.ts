import type { Words } from './words.ts';

/** Problems of the areas of a fence. In the texts, areas, holes and points are counted from 1. */
export const PROBLEMS = {
  'too-few-points': {
    zh: '{place}至少需要 3 个不同的点，现有 {count} 个',
    en: '{place} needs at least 3 different points and has {count}',
  },
  'not-a-number': { zh: '{place}的第 {vertex} 点不是数字', en: 'Point {vertex} of {place} is no number' },
  'out-of-range': {
    zh: '{place}的第 {vertex} 点超出经纬度范围（经度 ±180，纬度 ±90）',
    en: 'Point {vertex} of {place} is beyond longitude ±180 or latitude ±90',
  },
  swapped: {
    zh: '{place}的经度和纬度可能写反了：对调后才在中国境内',
    en: 'Longitude and latitude of {place} may be swapped: only the other way round it is in China',
  },
  'duplicate-point': {
    zh: '{place}的第 {vertex} 点与前一点重合',
    en: 'Point {vertex} of {place} is the same as the one before',
  },
  spike: {
    zh: '{place}在第 {vertex} 点处折返成尖刺',
    en: '{place} goes out to point {vertex} and back the same way',
  },
  'zero-area': { zh: '{place}没有面积：所有点在一条线上', en: '{place} has no area: its points lie on one line' },
  'self-intersection': {
    zh: '{place}的边相互交叉（约 {longitude}, {latitude}）',
    en: 'Edges of {place} cross (near {longitude}, {latitude})',
  },
  'touches-itself': {
    zh: '{place}在一处与自身相接（约 {longitude}, {latitude}）',
    en: '{place} touches itself (near {longitude}, {latitude})',
  },
  'hole-outside': { zh: '{place}不在区域之内', en: '{place} lies outside its area' },
  'hole-overlap': {
    zh: '{place}与其他边界或孔洞重叠（约 {longitude}, {latitude}）',
    en: '{place} overlaps another hole or the border (near {longitude}, {latitude})',
  },
  disconnected: {
    zh: '{place}被孔洞分成了几块（约 {longitude}, {latitude}）',
    en: 'Holes cut {place} into pieces (near {longitude}, {latitude})',
  },
  overlap: {
    zh: '区域 {polygon} 与区域 {other} 重叠 {area} 平方米',
    en: 'Areas {polygon} and {other} overlap by {area} square metres',
  },
  'overlap-unclear': {
    zh: '无法计算区域 {polygon} 与区域 {other} 是否重叠：边界几乎重合，请核对',
    en: 'Whether areas {polygon} and {other} overlap cannot be told: their borders nearly coincide, check them',
  },
  'too-many-points': {
    zh: '{place}有 {count} 个点，最多 {limit} 个',
    en: '{place} has {count} points, at most {limit}',
  },
  'too-many-altogether': {
    zh: '所有区域共 {count} 个点，最多 {limit} 个',
    en: '{count} points altogether, at most {limit}',
  },
  'too-many-polygons': { zh: '共 {count} 个区域，最多 {limit} 个', en: '{count} areas, at most {limit}' },
} as const satisfies Record<string, Words>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Names of places in the texts: `{polygon}` and `{hole}` count from 1. */
export const PLACES = {
  area: { zh: '区域 {polygon} ', en: 'area {polygon}' },
  hole: { zh: '区域 {polygon} 的孔洞 {hole} ', en: 'hole {hole} of area {polygon}' },
} as const satisfies Record<string, Words>;
