import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../api/trpc.ts';
import { useFeatures } from '../features/features-context.tsx';
import { isOnPage } from '../features/pages.ts';

/** How long a pointer rests on a link before its page is read ahead, so that crossing a list reads nothing. */
const restMs = 70;
/** Data this fresh are not read again on the way to their page. */
const freshMs = 15_000;
const chanceAddress = /^\/tender\/([0-9a-f-]{36})\/([^?]*)/;

/**
 * Reads ahead what a person is about to open: the code of the page, the Chance, and what the page shows first. A pointer
 * that rests on a link, the focus, and a finger that touches it all count, in lists as in menus.
 */
export function useApproach(): void {
  const router = useRouter();
  const utils = trpc.useUtils();
  const features = useFeatures();
  const readAhead = useEffectEvent((href: string) => {
    void router.preloadRoute({ to: href });
    const [, chanceId, rest] = chanceAddress.exec(href) ?? [];
    if (chanceId === undefined) return;
    void utils.chance.byId.prefetch({ id: chanceId }, { staleTime: freshMs });
    const path = `/tender/$tenderId/${rest}`;
    for (const { prefetch, ...page } of features.flatMap(({ pages }) => pages)) {
      if (prefetch && page.menu !== 'main' && isOnPage(page, path)) prefetch(utils, chanceId);
    }
  });
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const hear = (event: Event) => {
      clearTimeout(waiting);
      const href = addressUnder(event.target);
      if (href === null) return;
      if (event.type === 'pointerover') waiting = setTimeout(() => readAhead(href), restMs);
      else readAhead(href);
    };
    const kinds = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const kind of kinds) document.addEventListener(kind, hear, { passive: true });
    return () => {
      clearTimeout(waiting);
      for (const kind of kinds) document.removeEventListener(kind, hear);
    };
  }, []);
}

/** The address of the link or row around an element; null without one, and for other origins. */
function addressUnder(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('[href], [data-href]') : null;
  const href = link?.getAttribute('href') ?? link?.getAttribute('data-href') ?? null;
  return href?.startsWith('/') ? href : null;
}
