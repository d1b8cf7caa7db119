import { vi } from 'vitest';

// What the settings ask a browser for: tests of what depends on them import this first.
vi.stubGlobal('matchMedia', () => new EventTarget());
vi.stubGlobal('document', { documentElement: { dataset: {} } });
