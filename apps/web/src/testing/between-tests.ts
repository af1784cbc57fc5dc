import { afterEach } from 'vitest';
import { endTraffic } from './network.ts';

// A setup file runs for every test file, while the modules it imports live as long as the page.
afterEach(() => endTraffic());
