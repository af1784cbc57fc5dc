import pg from 'pg';

/** A place of a postcode. */
export type PostcodePlace = { code: string; place: string; province: string };

/**
 * Replaces the whole table of postcodes in one transaction, so that readers see the old or the new one.
 *
 * @param rows each place once
 */
export async function replacePostcodes(ownerUrl: string, rows: readonly PostcodePlace[]): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query('delete from "postcode"');
    await owner.query(
      'insert into "postcode" ("code", "place", "province") select * from unnest($1::text[], $2::text[], $3::text[])',
      [rows.map(({ code }) => code), rows.map(({ place }) => place), rows.map(({ province }) => province)],
    );
    await owner.query('commit');
    await owner.query('vacuum analyze "postcode"');
  } finally {
    await owner.end();
  }
}
