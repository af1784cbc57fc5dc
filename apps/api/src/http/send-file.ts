import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Sent = {
  name: string;
  /** its media type */
  type: string;
  content: Readable | Uint8Array | string;
};

/** Sends a file to be kept under its name. Programs that know only ASCII names get it without other letters. */
export function sendFile(reply: FastifyReply, { name, type, content }: Sent): FastifyReply {
  const ending = name.slice(name.lastIndexOf('.'));
  const plain = name.normalize('NFD').replace(/[^\w. -]/g, '') || `file${ending}`;
  return reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(content);
}
