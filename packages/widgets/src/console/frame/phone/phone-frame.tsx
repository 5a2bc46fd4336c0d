import { useSheet } from '../../../kit/shadow/index.ts';
import { BottomBar } from './bottom-bar.tsx';
import css from './phone.css?inline';
import { PhoneHeader } from './phone-header.tsx';

type Part = { part: 'header'; menuOpen: boolean; onMenu: () => void } | { part: 'bar'; open: string | null };

/** The parts of the frame that only phones have, in one late chunk. */
export function PhoneFrame(props: Part) {
  useSheet(css);
  return props.part === 'header' ? <PhoneHeader {...props} /> : <BottomBar wanted={props.open} />;
}
