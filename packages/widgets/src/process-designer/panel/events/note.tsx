import { Alert } from 'antd';

/** Note that the engine does not support the drawn event. */
export const Refusal = ({ text }: { text: string }) => (
  <Alert type="warning" showIcon title={text} className="gd-panel-info" />
);

/** A kind of event without anything to set. */
export const Nothing = ({ text }: { text: string }) => <p className="gd-panel-hint">{text}</p>;
