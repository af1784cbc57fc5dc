import { type ComponentType, type JSX, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { arrival, fetchMissingParts } from '../parts/late-part.tsx';
import { HeldKeys } from './held-keys.tsx';

interface Openness {
  isOpen?: boolean;
}

/** The two names by which a layer tells that it closes. */
interface Closing {
  onOpenChange?: (isOpen: boolean) => void;
  onClose?: () => void;
}

/**
 * A layer that is closed at first, such as a dialog: its code is fetched while the browser has nothing else to do, or at
 * once when it is opened. Without `isOpen` a trigger around it decides, so that it is fetched as soon as it is drawn.
 * What is typed until an opened layer is there goes into its first field. A layer whose code does not arrive closes, and
 * is fetched anew when it is opened again.
 *
 * @param options.takesFromFields for a layer that a key opens from anywhere, see `HeldKeys`
 */
export function lazyOverlay<Props extends Openness>(
  load: () => Promise<ComponentType<Props>>,
  { takesFromFields = false }: { takesFromFields?: boolean } = {},
) {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => {
    loaded ??= await load();
    return loaded;
  };
  const awaited = new Set<() => void>();
  const giveUp = () => {
    for (const close of awaited) close();
  };
  const Late = lazy(async () => ({ default: await arrival(fetch, giveUp) }));
  // What is fetched already is drawn at once: React shows the fallback of a lazy component for 300 ms even then.
  const drawn = () => loaded ?? Late;
  return function LazyOverlay(props: Props) {
    const [Layer, setLayer] = useState<ComponentType<Props> | typeof Late | null>(() =>
      props.isOpen === false ? null : drawn(),
    );
    if (props.isOpen && Layer === null) setLayer(drawn);
    useEffect(() => whenIdle(fetch), []);
    const { onOpenChange, onClose } = props as Props & Closing;
    const close = () => {
      onOpenChange?.(false);
      onClose?.();
    };
    return Layer ? (
      <Suspense
        fallback={
          <>
            <HeldKeys isOpen={props.isOpen === true} takesFromFields={takesFromFields} onEscape={close} />
            {props.isOpen ? <Awaited by={awaited} onMissing={close} /> : null}
          </>
        }
      >
        <Layer {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    ) : null;
  };
}

/** Stands while an opened layer is on its way. Opened once more after its code did not arrive, it fetches it anew. */
function Awaited({ by, onMissing }: { by: Set<() => void>; onMissing: () => void }) {
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    const close = () => miss();
    by.add(close);
    fetchMissingParts();
    return () => {
      by.delete(close);
    };
  }, [by]);
  return null;
}

/** Fetches ahead of need; what fails here is fetched, and told, when it is needed. */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const fetch = () => void load().catch(() => undefined);
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetch, 2000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(fetch);
  return () => window.cancelIdleCallback(handle);
}
