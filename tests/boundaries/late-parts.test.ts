import { expect, it } from 'vitest';
import { bareLazyParts } from './late-parts.ts';

const found = (text: string, file = 'packages/widgets/src/a/b.tsx') => bareLazyParts([{ file, text }]).length;

it('finds React’s own lazy, however it is imported', () => {
  expect(found("import { lazy, Suspense } from 'react';\nconst A = lazy(() => import('./a.tsx'));")).toBe(1);
  expect(found("import {\n  Suspense,\n  lazy as late,\n} from 'react';")).toBe(1);
  expect(found("import * as React from 'react';\nconst A = React.lazy(() => import('./a.tsx'));")).toBe(1);
});

it('leaves the helper, its use and other lazies alone', () => {
  expect(found("import { lazyPart } from '../kit/lazy/index.ts';\nconst A = lazyPart(() => import('./a.tsx'));")).toBe(
    0,
  );
  expect(found("import { Suspense } from 'react';\nconst tree = z.lazy(() => node);")).toBe(0);
  expect(found("import { lazy } from 'react';", 'packages/widgets/src/kit/lazy/lazy-part.tsx')).toBe(0);
});
