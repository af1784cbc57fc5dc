/** The first page of a signed-in user. */
export const startPath = '/dashboard' as const;

/** A return path after sign-in; only paths of this application, so that a link cannot lead elsewhere. */
export function safeReturnPath(path: string | undefined): string {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\') || path.startsWith('/login'))
    return startPath;
  return path;
}
