/**
 * The limits of zip archives, judged by their directory before anything in them is unpacked. Server and browser read
 * archives with libraries of their own; what they refuse is decided here. Without zod: workers load it.
 */

/** One entry of the directory of an archive. */
export type ArchiveEntry = { name: string; packed: number; unpacked: number; isEncrypted: boolean };

/**
 * @param ratio how many times larger than packed a large archive may become: a sheet of equal rows packs well, a bomb
 * hundreds of times better
 */
export type ArchiveLimits = { parts: number; unpackedBytes: number; ratio: number };
export type ArchiveProblem = 'TOO_LARGE_UNPACKED' | 'ENCRYPTED' | 'DAMAGED' | 'UNSAFE_PATH';

/** What a container of documents, and a document that is an archive itself, may hold. */
export const containerLimits: ArchiveLimits = { parts: 10_000, unpackedBytes: 200 * 1_048_576, ratio: 100 };

// Below it a high ratio does no harm: a page of blanks packs a thousandfold.
const HARMLESS_BYTES = 16 * 1_048_576;

/** @returns takes the entries one by one, and answers the first problem with the name of its entry */
export function archiveJudge({
  parts,
  unpackedBytes,
  ratio,
}: ArchiveLimits): (entry: ArchiveEntry) => ArchiveProblem | null {
  const names = new Set<string>();
  let unpacked = 0;
  let packed = 0;
  return (entry) => {
    unpacked += entry.unpacked;
    packed += entry.packed;
    const key = entry.name.toLowerCase();
    if (names.size >= parts || unpacked > unpackedBytes) return 'TOO_LARGE_UNPACKED';
    if (unpacked > HARMLESS_BYTES && unpacked > ratio * packed) return 'TOO_LARGE_UNPACKED';
    if (entry.isEncrypted) return 'ENCRYPTED';
    if (leadsOut(entry.name)) return 'UNSAFE_PATH';
    // Two parts of one name: programs would disagree on which of them counts.
    if (names.has(key)) return 'DAMAGED';
    names.add(key);
    return null;
  };
}

function leadsOut(name: string): boolean {
  return /^([/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0');
}
