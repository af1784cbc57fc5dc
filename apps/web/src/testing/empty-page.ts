import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Files share one page. The library registers this where it is first imported, which is only the first file.
beforeEach(cleanup);
