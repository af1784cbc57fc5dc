import { useQuery } from '@tanstack/react-query';

/** The engine for calculations while the user types; null until its download, which starts after the page has rendered. */
export function useEngine() {
  const { data } = useQuery({
    queryKey: ['engine'],
    queryFn: () => import('./engine.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return data ?? null;
}
