import { useQuery } from '@tanstack/react-query';

/** What calculates while one types, and checks what it is given; null until it has arrived, after the page stands. */
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
