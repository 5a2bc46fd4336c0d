export { bind, endWearing, type Wearing } from './bindings.ts';
export { freeHelmets, type Leaver } from './free-helmets.ts';
export { wearersAt, type Wearer } from './wearers.ts';
