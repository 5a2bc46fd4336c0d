import { useLocation } from 'react-router';
import { usePartFailure, type PartFailureProps } from '../../../kit/lazy/index.ts';
import { FailurePanel } from './failure-panel.tsx';

/** In place of a page whose code did not come. */
export function PageFailure(props: PartFailureProps) {
  usePartFailure(props, useLocation().pathname);
  return <FailurePanel error={props.error} retry={props.retry} />;
}
