import { loadResource, type AnyResource } from '@gongdi/domain';
import { createElement, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../lazy/index.ts';
import { ExtensionContext } from './extension.ts';

/** Renders with the definition; the argument is undefined when no resource has that name. */
type Draw = (resource: AnyResource | undefined) => ReactNode;

interface WithDefinitionProps {
  name: string;
  /** Shown until the definition has loaded. */
  waiting?: ReactNode;
  children: Draw;
}

const parts = new Map<string, ComponentType<{ draw: Draw }>>();

/**
 * Loads the definition of a resource that is known only by its name, and renders with it. When loading fails, it shows
 * a message instead.
 */
export function WithDefinition({ name, waiting = null, children }: WithDefinitionProps) {
  const { extend, pending } = use(ExtensionContext);
  if (pending) return waiting;
  const draw: Draw = (resource) => children(resource && extend(resource));
  return <Suspense fallback={waiting}>{createElement(partOf(name), { draw })}</Suspense>;
}

function partOf(name: string): ComponentType<{ draw: Draw }> {
  const found = parts.get(name);
  if (found) return found;
  const part = lazyPart<{ draw: Draw }>(async () => {
    const resource = await loadResource(name);
    return { default: ({ draw }) => draw(resource) };
  });
  parts.set(name, part);
  return part;
}
