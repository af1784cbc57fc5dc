import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Removes the secret of a link from the address bar and the history before the page does anything else. The page itself
 * stays: the router patches `window.history.replaceState` and follows what is written by it, and would leave the page for
 * the one under the bare address. The method of the prototype is not patched.
 *
 * @param address what is shown instead; a reload opens this page
 */
export function useHiddenSecret(address: string): void {
  const { history } = useRouter();
  useEffect(() => {
    // The router writes late, and what it still has to write may hold the secret.
    history.flush();
    History.prototype.replaceState.call(window.history, window.history.state, '', address);
  }, [history, address]);
}
