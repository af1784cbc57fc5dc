import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus } from '@zuschlag/validation/errors';

const refusals: { readonly [code: string]: { status: string; code: ErrorCode } } = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'PAYLOAD_TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'REQUEST_TOO_SLOW' },
};
const others = { status: '400 Bad Request', code: 'INVALID_INPUT' } as const;

/**
 * Answers what is no request, or one whose headers are too long. Nothing is logged: the handler of Fastify logs the bytes
 * that arrived, and with them tokens and questions.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // The connection is gone, or an answer has begun on it.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const { status, code } = refusals[error.code ?? ''] ?? others;
  const data = { code, details: {}, requestId: null, httpStatus: errorStatus[code] };
  const body = JSON.stringify({ error: { message: code, code: -32_000, data } });
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncache-control: no-store\r\n${headers}\r\n\r\n${body}`);
}
