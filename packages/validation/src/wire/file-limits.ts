/** The limits and headers of `POST /files`. Without zod, because a page validates nothing. */
export const fileNameHeader = 'x-file-name';
export const largestFile = 5 * 1024 * 1024;
export const longestFileName = 80;
