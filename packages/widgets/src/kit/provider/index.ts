/** antd for widgets: an import of this folder adds antd to the bundle. */
export { KitProvider } from './kit-provider.tsx';
export { useWidget } from '../shadow/use-widget.ts';
