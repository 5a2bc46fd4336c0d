import type { HostPageProps } from '@gongdi/api';
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';

export type { HostPage, HostPageProps } from '@gongdi/api';

/** Without a kind, the wrapper hands a value on as it is; with one, it would pass through the text of an attribute. */
const AS_IT_IS = '' as 'json';

const PROPS: Record<keyof HostPageProps, typeof AS_IT_IS> = {
  project: AS_IT_IS,
  user: AS_IT_IS,
  client: AS_IT_IS,
  theme: AS_IT_IS,
  density: AS_IT_IS,
  lang: AS_IT_IS,
  navigate: AS_IT_IS,
};

/**
 * Defines a custom element that shows a React component, for a page of the host inside the console
 * (`configure({ pages })`). The component gets what the console sets; it is rendered without a shadow root, so the style
 * sheets of the host's document reach it. A second call with the same tag does nothing.
 * @param tag name with a dash, e.g. `portal-gas`
 */
export function reactPage(tag: string, Page: ComponentType<HostPageProps>): void {
  if (customElements.get(tag)) return;
  customElements.define(tag, r2wc(Page, { props: PROPS }));
}
