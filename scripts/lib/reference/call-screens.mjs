import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../root.mjs';

const WIDGETS = 'packages/widgets/src/';
/** Matches `calls.fence.save`, and `fence.save` if the same file has `const { fence } = calls`. */
const DIRECT = /\bcalls\s*\.\s*(\w+)\s*\.\s*(\w+)/g;
const TAKEN = /\{([^{}]*)\}\s*=\s*calls(?:\.(\w+))?\s*[;,]/g;
/** Matches `areaCallsOf(area).realExport`, and the same on a variable that holds the result. */
const OF_AREA = /\bareaCallsOf\((?:[^()]|\([^()]*\))*\)!?\s*\.\s*(\w+)/g;
const AREA_VALUE = /\b(\w+)\s*=\s*areaCallsOf\(|\{([^{}]*)\}\s*=\s*areaCallsOf\(/g;
const OF_SUBMISSION = /\bsubmissionCalls\(/;

/** Returns every source of the widgets without its tests, with its area: `processes/bpm/task`, `fence-editor`. */
function sources() {
  return readdirSync(at(WIDGETS), { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => ({ place: placeOf(name), text: readFileSync(at(WIDGETS + name), 'utf8') }));
}

function placeOf(name) {
  const folders = name.split('/').slice(0, -1);
  if (folders[0] === 'kit') return folders.slice(0, 2).join('/');
  if (folders[0] !== 'console') return folders[0] ?? '';
  return folders.slice(folders[1] === 'modules' ? 2 : 1).join('/') || 'console';
}

const namesIn = (list) => list.split(',').flatMap((one) => /^\s*(\w+)(?:\s*:\s*(\w+))?\s*$/.exec(one)?.[1] ?? []);

/** Returns the calls that the sources name, with their places: `fence.save` or, for areas, `area:realExport`. */
function usesIn(files) {
  const uses = new Map();
  const use = (key, place) => uses.set(key, (uses.get(key) ?? new Set()).add(place));
  for (const { place, text } of files) {
    for (const [, group, key] of text.matchAll(DIRECT)) use(`${group}.${key}`, place);
    for (const [, list, inner] of text.matchAll(TAKEN)) {
      for (const name of namesIn(list)) {
        if (inner) use(`${inner}.${name}`, place);
        else
          for (const [, key] of text.matchAll(new RegExp(`\\b${name}\\s*\\.\\s*(\\w+)`, 'g')))
            use(`${name}.${key}`, place);
      }
    }
    if (OF_SUBMISSION.test(text)) use('submission', place);
    for (const [, key] of text.matchAll(OF_AREA)) use(`area:${key}`, place);
    for (const [, value, list] of text.matchAll(AREA_VALUE)) {
      if (list) for (const name of namesIn(list)) use(`area:${name}`, place);
      else
        for (const [, key] of text.matchAll(new RegExp(`\\b${value}\\s*\\.\\s*(\\w+)`, 'g'))) use(`area:${key}`, place);
    }
  }
  return uses;
}

/**
 * Returns every call of the contract with the screens that use it, found in the sources. A call for programs only has
 * no screens.
 * @param {typeof import('@gongdi/api') & typeof import('@gongdi/domain')} rooms
 */
export function callScreens(
  {
    CONTRACT,
    calls,
    areaCallsOf,
    submissionCalls,
    resourceCalls,
    stepCalls,
    stepHistoryCall,
    viewCalls,
    AREAS,
    SUBMISSION_NAMES,
    allResources,
  },
  files = sources(),
) {
  const uses = usesIn(files);
  const places = new Map();
  const put = ({ name }, found) => places.set(name, new Set([...(places.get(name) ?? []), ...found]));
  for (const resource of allResources())
    for (const call of [
      ...Object.values(resourceCalls(resource)),
      ...Object.values(stepCalls(resource)),
      ...[stepHistoryCall(resource) ?? []].flat(),
      ...Object.values(viewCalls(resource)),
    ])
      put(call, [resource.name]);
  for (const area of AREAS)
    for (const [key, call] of Object.entries(areaCallsOf(area))) put(call, uses.get(`area:${key}`) ?? []);
  for (const name of SUBMISSION_NAMES)
    for (const call of Object.values(submissionCalls(name))) put(call, uses.get('submission') ?? []);
  for (const [group, own] of Object.entries(calls))
    for (const [key, call] of Object.entries(own))
      if (typeof call === 'object' && call !== null && 'path' in call) put(call, uses.get(`${group}.${key}`) ?? []);
  return CONTRACT.map((call) => ({ call, screens: Array.from(places.get(call.name) ?? [], String).toSorted() }));
}
