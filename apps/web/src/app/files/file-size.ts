import { useFormat } from '../preferences/use-format.ts';

/** The size of a file as text. */
export function useFileSize(): (bytes: number) => string {
  const { number } = useFormat();
  return (bytes) =>
    bytes < 1_000_000
      ? `${number(Math.max(1, Math.round(bytes / 1_000)))}\u00a0KB`
      : `${number(bytes / 1_000_000, 1)}\u00a0MB`;
}
