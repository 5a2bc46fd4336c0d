import {
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ElementType,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type RefAttributes,
} from 'react';

/** `gd-save` → `onGdSave`. */
type Listener<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Listener<Rest>}`
  : Capitalize<Name>;
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Listener<Name>}`]?: (event: Events[Name]) => void;
};

type ElementProps<Properties, Events> = Omit<HTMLAttributes<HTMLElement>, keyof Properties> &
  Properties &
  Listeners<Events>;

/** What React itself sets on the tag; everything else is a property of the element. */
const PLAIN = /^(?:children|className|style|id|slot|lang|title|role|hidden|tabIndex|data-.+|aria-.+)$/;
const EVENT = /^onGd[A-Z]/;

const eventOf = (name: string) =>
  name
    .slice(2)
    .replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/**
 * Returns a component around a tag: properties are set as properties, whatever their type, and `onGdSave` listens to
 * `gd-save`. For React 18; React 19 does both for the plain tag.
 */
export function component<E extends HTMLElement, Properties, Events>(
  tag: string,
): ForwardRefExoticComponent<ElementProps<Properties, Events> & RefAttributes<E>> {
  const Tag = tag as ElementType;
  const Component = forwardRef<E, Record<string, unknown>>((props, ref) => {
    const own = useRef<E>(null);
    const before = useRef<Record<string, unknown>>({});
    useImperativeHandle(ref, () => own.current as E, []);
    const entries = Object.entries(props);
    const heard = entries.flatMap(([name]) => (EVENT.test(name) ? [name] : [])).join(' ');
    const latest = useRef(props);
    useLayoutEffect(() => {
      latest.current = props;
      const next = Object.fromEntries(entries.filter(([name]) => !PLAIN.test(name) && !EVENT.test(name)));
      const element = own.current as unknown as Record<string, unknown>;
      for (const name of new Set([...Object.keys(before.current), ...Object.keys(next)]))
        if (before.current[name] !== next[name]) element[name] = next[name];
      before.current = next;
    });
    useLayoutEffect(() => {
      const element = own.current;
      const leave = new AbortController();
      for (const name of heard.split(' ').filter(Boolean))
        element?.addEventListener(eventOf(name), (event) => (latest.current[name] as (event: Event) => void)?.(event), {
          signal: leave.signal,
        });
      return () => leave.abort();
    }, [heard]);
    return <Tag ref={own} {...Object.fromEntries(entries.filter(([name]) => PLAIN.test(name)))} />;
  });
  Component.displayName = tag;
  return Component as ForwardRefExoticComponent<ElementProps<Properties, Events> & RefAttributes<E>>;
}
