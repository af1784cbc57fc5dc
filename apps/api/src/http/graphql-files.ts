import type { Multipart } from '@fastify/multipart';
import { type Database, inTenant } from '@zuschlag/db/client';
import { documentLimits } from '@zuschlag/validation/documents/document-vocabulary';
import { largestFile } from '@zuschlag/validation/wire/files';
import type { FastifyRequest } from 'fastify';
import type { UserActor } from '../actor.ts';
import { DomainError } from '../errors.ts';
import { deleteTheUnused } from '../files/files.store.ts';
import { receiveFile, type UploadQuota } from '../files/store-file.ts';
import { largestBody } from './plugins/rate-limits.ts';

/** What `@fastify/multipart` lets in: a document, the places of its files, and the files. */
export const multipartLimits = {
  fields: 2,
  fieldSize: largestBody,
  files: documentLimits.perCreation,
  parts: 2 + documentLimits.perCreation,
  // One byte more, so that the storing of the file sees that it is too large.
  fileSize: largestFile + 1,
};

/** The files of one request, by the ids that they got. */
export type SentFiles = {
  actor: UserActor;
  ids: string[];
  /** of a call that may be sent again */
  key: string | null;
};

/** The names of the two fields before the files. */
type FieldName = 'operations' | 'map';
type Values = { [name: string]: unknown };
/** Puts the id of a stored file where the document names the file. */
type Place = (fileId: string) => void;

/**
 * Reads a document whose variables contain files, as the GraphQL multipart request specification sends it: the field
 * `operations` with the document, the field `map` with the places of each file, then the files. Each file is stored piece
 * by piece as it arrives, as by `POST /files`, and its places get its id.
 *
 * @param sent receives what is stored
 * @returns the document
 * @throws {DomainError} INVALID_INPUT for parts missing, in another order or with other places than null variables
 * @throws {DomainError} TOO_MANY_FILES beyond ten of them, before one is read; and what `receiveFile` throws
 */
export async function readMultipart(
  request: FastifyRequest,
  sent: SentFiles,
  { database, quota }: { database: Database; quota: UploadQuota },
): Promise<unknown> {
  const fields = new Map<FieldName, Values>();
  let places: Map<string, Place[]> | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        const expected = fields.size === 0 ? 'operations' : 'map';
        fields.set(expected, valuesIn(part, expected));
        if (expected === 'map') places = placesIn(fields);
        else sent.key = keyOf(request, fields.get(expected));
        continue;
      }
      const named = places?.get(part.fieldname);
      if (!named) throw refused(places ? 'map' : 'operations');
      places?.delete(part.fieldname);
      const key = sent.key && `${sent.key}/${part.fieldname}`;
      const arriving = { name: part.filename ?? '', announced: null, content: part.file, key };
      const { id } = await receiveFile({ database, actor: sent.actor }, arriving, quota);
      sent.ids.push(id);
      for (const put of named) put(id);
    }
    if (!places || places.size > 0) throw refused('map');
    return fields.get('operations');
  } catch (error) {
    // What is still to come is not wanted; unread it would keep the caller from reading the refusal.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

/**
 * Deletes those of the files that nothing came of, because the document was refused. When its call may be sent again they
 * are kept for a day, because they get the same ids then.
 */
export async function forgetSentFiles(database: Database, { actor, ids, key }: SentFiles): Promise<void> {
  if (ids.length === 0 || key) return;
  await inTenant(database, actor.mainOrganizationId, (db) => deleteTheUnused({ actor, db }, ids));
}

function keyOf({ headers }: FastifyRequest, operations: unknown): string | null {
  const header = headers['idempotency-key'];
  if (typeof header === 'string' && header !== '') return header;
  const variables = isValues(operations) && isValues(operations.variables) ? operations.variables : {};
  return typeof variables.clientMutationId === 'string' ? variables.clientMutationId : null;
}

function valuesIn(part: Extract<Multipart, { type: 'field' }>, expected: FieldName): Values {
  if (part.valueTruncated) throw new DomainError('PAYLOAD_TOO_LARGE');
  if (part.fieldname !== expected) throw refused(expected);
  const values = typeof part.value === 'string' ? parsed(part.value) : part.value;
  if (!isValues(values)) throw refused(expected);
  return values;
}

/** The places of each file by the name of its part. */
function placesIn(fields: ReadonlyMap<FieldName, Values>): Map<string, Place[]> {
  const named = Object.entries(fields.get('map') ?? {});
  if (named.length > documentLimits.perCreation) throw new DomainError('TOO_MANY_FILES');
  return new Map(
    named.map(([part, paths]) => {
      if (!Array.isArray(paths) || paths.length === 0) throw refused('map');
      return [part, paths.map((path) => placeAt(fields.get('operations') ?? {}, String(path)))];
    }),
  );
}

function placeAt(operations: Values, path: string): Place {
  const steps = path.split('.');
  const last = steps.pop();
  let holder: unknown = operations;
  for (const step of steps) holder = isValues(holder) && Object.hasOwn(holder, step) ? holder[step] : null;
  const isFree = isValues(holder) && last !== undefined && Object.hasOwn(holder, last) && holder[last] === null;
  if (steps[0] !== 'variables' || !isFree) throw refused('map');
  const values = holder as Values;
  return (fileId) => {
    values[last as string] = fileId;
  };
}

/** Objects and lists alike: a path goes through both. */
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const refused = (path: FieldName) => new DomainError('INVALID_INPUT', { fields: [{ path, problem: 'INVALID' }] });
