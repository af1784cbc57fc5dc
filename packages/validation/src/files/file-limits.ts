/** How files travel to `POST /files`. Without zod, since a page only sends them. */
export const fileNameHeader = 'x-file-name';
export const largestFile = 5 * 1024 * 1024;
export const longestFileName = 80;
