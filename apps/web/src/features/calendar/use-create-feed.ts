import type { CreateCalendarFeed } from '@zuschlag/validation/calendar/calendar';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';

/** Makes a link and keeps its whole address, which the server shows this once, until it is put away. */
export function useCreateFeed() {
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const [address, setAddress] = useState<string | null>(null);
  const { mutate, isPending } = trpc.calendar.create.useMutation({
    onSuccess: ({ path }) => {
      setAddress(location.origin + path);
      void utils.calendar.list.invalidate();
    },
    onError: (error) => showError(error),
  });
  return { address, isPending, create: (input: CreateCalendarFeed) => mutate(input), putAway: () => setAddress(null) };
}
