import { useFormat } from '../preferences/use-format.ts';

/** The size of a file as text. */
export function useFileSize(): (bytes: number) => string {
  const { number } = useFormat();
  return (bytes) => {
    if (bytes < 1_000_000) return `${number(Math.ceil(bytes / 1_000))}\u00a0KB`;
    if (bytes < 1_000_000_000) return `${number(bytes / 1_000_000, 1)}\u00a0MB`;
    return `${number(bytes / 1_000_000_000, 1)}\u00a0GB`;
  };
}
