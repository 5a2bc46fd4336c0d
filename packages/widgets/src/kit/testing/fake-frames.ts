import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file a clock that it turns itself, and animation frames that follow this clock. */
export function fakeFrames(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
