import { loadResource, type AnyResource } from '@gongdi/domain';
import { createElement, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../lazy/index.ts';

/** What is drawn from the definition; it is given none where there is no resource of that name. */
type Draw = (resource: AnyResource | undefined) => ReactNode;

interface WithDefinitionProps {
  name: string;
  /** Shown until the definition is there. */
  waiting?: ReactNode;
  children: Draw;
}

const parts = new Map<string, ComponentType<{ draw: Draw }>>();

/** Draws what needs the definition of a resource that is known by name alone; when it does not come, its place says so. */
export function WithDefinition({ name, waiting = null, children }: WithDefinitionProps) {
  return <Suspense fallback={waiting}>{createElement(partOf(name), { draw: children })}</Suspense>;
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
