import { Radio, type RadioGroupProps } from 'antd';
import { useReleasedRadios } from './use-released-radios.ts';

/** antd's `Radio.Group` outside of a form, which does not hold its page in memory (`useReleasedRadios`). */
export function RadioGroup(props: RadioGroupProps) {
  return <Radio.Group {...props} ref={useReleasedRadios()} />;
}
