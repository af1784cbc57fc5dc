import { z } from 'zod';

/** Ids of users and organizations are whole numbers, as clients send them. */
export const numericId = () => z.int().positive().max(2_147_483_647).meta({ isId: true });
/** All other ids are opaque text; what is not one of ours simply does not exist. */
export const opaqueId = () => z.string().min(1).max(64).meta({ isId: true });
