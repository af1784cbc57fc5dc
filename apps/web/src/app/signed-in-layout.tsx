import { DateWords } from './date-words.tsx';
import { DataProviders } from './providers.tsx';
import { SessionProvider } from './session.tsx';
import { Shell } from './shell.tsx';

/** The frame of every page behind the sign-in. */
export function SignedInLayout() {
  return (
    <DataProviders>
      <SessionProvider>
        <DateWords>
          <Shell />
        </DateWords>
      </SessionProvider>
    </DataProviders>
  );
}
