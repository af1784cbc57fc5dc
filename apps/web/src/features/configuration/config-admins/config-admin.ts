import type { configAdministrator } from '@zuschlag/validation/configuration/config-admins';
import type { z } from 'zod';

/** A user who maintains the tables. */
export type ConfigAdmin = z.output<typeof configAdministrator>;
