import { type ComponentType, type JSX, lazy, Suspense, useEffect, useState } from 'react';
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
 * What is typed until an opened layer is there goes into its first field.
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
  const Late = lazy(async () => ({ default: await fetch() }));
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
        fallback={<HeldKeys isOpen={props.isOpen === true} takesFromFields={takesFromFields} onEscape={close} />}
      >
        <Layer {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    ) : null;
  };
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
