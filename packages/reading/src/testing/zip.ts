import { crc32 } from 'node:zlib';

/** A zip archive with these parts, stored as they are. */
export function zipOf(parts: { [name: string]: string }): Uint8Array {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(path.length, 22);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), facts, path, content);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(offset, 12);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place.subarray(2), path);
    offset += 4 + 26 + path.length + content.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...local, entries, end]));
}
