import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// The library empties the page by a hook of the module, which runs for the first file only when files share a page.
// Emptied after the test, the page sends nothing between two tests.
afterEach(() => cleanup());
