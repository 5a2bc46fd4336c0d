import { useLocation } from 'react-router';
import { usePartFailure, type PartFailureProps } from '../../../kit/lazy/index.ts';
import { FailurePanel } from './failure-panel.tsx';

/** Shown in place of a page whose code could not be loaded. */
export function PageFailure(props: PartFailureProps) {
  usePartFailure(props, useLocation().pathname);
  return <FailurePanel error={props.error} retry={props.retry} />;
}
