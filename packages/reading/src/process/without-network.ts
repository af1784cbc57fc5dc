import { createRequire } from 'node:module';

/**
 * Takes the network away from this process before any document is read. Where the system allows it, the process also has a
 * network of its own that leads nowhere; this file holds everywhere.
 */
const require = createRequire(import.meta.url);

function refuse(): never {
  throw new Error('A reader of documents has no network.');
}

const net = require('node:net');
const dgram = require('node:dgram');
const dns = require('node:dns');
net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
for (const place of [dns, dns.promises])
  for (const name of Object.keys(place)) if (/^(lookup|resolve|reverse)/.test(name)) place[name] = refuse;
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'])
  Object.defineProperty(globalThis, name, { value: undefined, configurable: false, writable: false });
