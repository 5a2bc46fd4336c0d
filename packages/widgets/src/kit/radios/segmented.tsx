import { Segmented as Base, type SegmentedProps } from 'antd';
import { useReleasedRadios } from './use-released-radios.ts';

/** antd's `Segmented`, which does not hold its page in memory (`useReleasedRadios`). */
export function Segmented<V>(props: SegmentedProps<V>) {
  return <Base<V> {...props} ref={useReleasedRadios()} />;
}
