import { loadResource, type AnyResource } from '@gongdi/domain';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../lazy/index.ts';

interface Shown {
  /** What is drawn from the definition; it is given none where there is no resource of that name. */
  children: (resource: AnyResource | undefined) => ReactNode;
}

const parts = new Map<string, ComponentType<Shown>>();

/** Draws what needs the definition of a resource that is known by name alone; when it does not come, its place says so. */
export function WithDefinition({ name, waiting = null, children }: Shown & { name: string; waiting?: ReactNode }) {
  const Part = partOf(name);
  return (
    <Suspense fallback={waiting}>
      <Part>{children}</Part>
    </Suspense>
  );
}

function partOf(name: string): ComponentType<Shown> {
  const found = parts.get(name);
  if (found) return found;
  const part = lazyPart<Shown>(async () => {
    const resource = await loadResource(name);
    return { default: ({ children }) => children(resource) };
  });
  parts.set(name, part);
  return part;
}
