/** antd for widgets: everything here brings antd's bytes. */
export { KitProvider } from './kit-provider.tsx';
export { useWidget } from '../shadow/use-widget.ts';
