import { asSignIn, type Database } from '@zuschlag/db/client';
import { addressOf, cast, organizationCast, personKeys } from '../testing/people.ts';

/** What a start needs to know of the demo when it is there already, without the program that founds it. */

export const demoDomain = 'treuwacht.example';
/** Opens every demo account. It protects nothing, and is meant to be known. */
export const demoPassword = 'Zuschlag-Demo-2026';

/** The sign-ins of the demo tenant, for the terminal. */
export const demoSignIns = personKeys.map((key) => {
  const { firstname, lastname, organization, role } = cast[key];
  const { shortName } = organizationCast[organization];
  return {
    name: `${firstname} ${lastname}`,
    organization: shortName,
    role,
    email: addressOf(key, demoDomain),
    password: demoPassword,
  };
});

/** @param domain of the sign-in addresses of the demo tenant */
export async function isDemoFounded(database: Database, domain = demoDomain): Promise<boolean> {
  const email = addressOf('holdingManager', domain);
  // Raw, because Prisma takes its time to begin and the start waits.
  const found = await asSignIn(
    database,
    { email },
    (db) => db.$queryRaw<unknown[]>`select 1 from app_user where lower(email) = lower(${email})`,
  );
  return found.length > 0;
}
