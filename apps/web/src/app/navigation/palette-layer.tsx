import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { useEffect, useState } from 'react';

const palette = async () => (await import('./command-palette.tsx')).ChanceCommandPalette;

/**
 * Ctrl+K opens it from anywhere, also from a field: what is typed while its code is on its way is meant for it.
 *
 * @param arrives when the code may be there
 */
export const paletteLayer = (arrives: Promise<void> = Promise.resolve()) =>
  lazyOverlay(() => arrives.then(palette), { takesFromFields: true });

export const PaletteLayer = paletteLayer();

/** Whether the palette is open; Ctrl+K, or Cmd+K, opens and closes it. */
export function usePalette() {
  const [isOpen, onOpenChange] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      onOpenChange((was) => !was);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return { isOpen, onOpenChange };
}
