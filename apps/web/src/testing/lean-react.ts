import * as React from 'react';

// The development build of React writes an entry for the profiler and a task for the debugger with each component that it
// renders. A test reads neither, and they take a tenth of its time. React looks for both when it is loaded.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// It also notes with each element where it was made, ten thousand times a second at most, which takes a sixth of the time
// of a page. Where React believes that it has noted enough, it notes nothing.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  [name: string]: object;
};
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
