import { z } from 'zod';
import { feature } from '../feature.ts';
import { exportsRouter } from './exports.router.ts';
import { forgetOldExports } from './exports.ts';
import { tenantDataRules } from './tenant-data/tenant-data.policy.ts';
import { writeExport } from './write-export.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    exportFinished: { userId: number };
  }
}

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    'write-export': { exportId: string };
  }
}

/** Files that are written in the background, of any list that has a row in `export-kinds.ts`. */
export const exports = feature('exports', {
  router: exportsRouter,
  policies: { tenantData: tenantDataRules },
  streams: { exportFinished: ({ userId }) => ({ kind: 'exportFinished', audienceId: userId }) },
  tidyUp: forgetOldExports,
  jobs: {
    'write-export': {
      payload: z.object({ exportId: z.string() }),
      isLong: true,
      run: (origin, { exportId }) => writeExport(origin, exportId),
    },
  },
});
