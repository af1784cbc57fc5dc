import { Readable } from 'node:stream';
import type { ConfigurationImport, ImportRow, RowVerdict } from '@zuschlag/validation/configuration/imports';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { UserActor } from '../actor.ts';
import { DomainError } from '../errors.ts';
import { publish } from '../events/publish.ts';
import { commitImport } from '../features/configuration/imports/commit-import.ts';
import { listRows, readImport, startImport } from '../features/configuration/imports/imports.ts';
import { planImport } from '../features/configuration/imports/plan-import.ts';
import { receiveFile } from '../files/store-file.ts';
import { as, type ScenarioTenant } from './scenario.ts';

export type SentFile = { name: string; content: string | Uint8Array };

const noQuota = { perPerson: Number.POSITIVE_INFINITY, perOrganization: Number.POSITIVE_INFINITY };

/** Stores a file like an upload. @returns its id */
export async function aFile(
  { database }: ScenarioTenant,
  actor: UserActor,
  { name, content }: SentFile,
): Promise<string> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const file = { name, announced: bytes.length, content: Readable.from([bytes]) };
  return (await receiveFile({ database, actor }, file, noQuota)).id;
}

/** Sends a file in, lets the plan be made as the job would, and reads it. @param now the clock; the real one when left out */
export async function aPlan(
  tenant: ScenarioTenant,
  actor: UserActor,
  table: TableKey,
  file: SentFile,
  now = new Date(),
): Promise<ConfigurationImport> {
  const fileId = await aFile(tenant, actor, file);
  const { id } = await as(tenant, actor, (work) => startImport(work, { table, fileId }), now);
  const { database, mainOrganizationId } = tenant;
  await planImport({ database, publish, mainOrganizationId, now, requestId: 'scenario' }, id);
  return as(tenant, actor, (work) => readImport(work, id), now);
}

/** A CSV file with these lines. */
export function csv(...lines: string[]): SentFile {
  return { name: 'werte.csv', content: lines.join('\r\n') };
}

export async function rowsOf(
  tenant: ScenarioTenant,
  actor: UserActor,
  id: string,
  verdicts: RowVerdict[] | null = null,
): Promise<ImportRow[]> {
  const page = await as(tenant, actor, (work) => listRows(work, { id, verdicts, first: 500, after: null }));
  return page.edges.map(({ node }) => node);
}

export function commitAs(
  tenant: ScenarioTenant,
  actor: UserActor,
  { id, planHash }: { id: string; planHash: string | null },
  skipWrong = false,
): Promise<ConfigurationImport> {
  return as(tenant, actor, (work) => commitImport(work, { id, planHash: planHash ?? '', skipWrong }));
}

/** @returns the code of the refusal; null when nothing was refused */
export async function refusalIn(doing: Promise<unknown>): Promise<string | null> {
  return doing.then(
    () => null,
    (error) => (error instanceof DomainError ? error.code : String(error)),
  );
}
