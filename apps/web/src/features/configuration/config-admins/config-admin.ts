import type { configAdministrator } from '@zuschlag/validation/configuration/config-admins';
import type { z } from 'zod';

/** Somebody who maintains the tables. */
export type ConfigAdmin = z.output<typeof configAdministrator>;
