import type { Feature } from '../features/feature.ts';
import { FeaturesProvider } from '../features/features-context.tsx';
import { DateMessages } from '../preferences/date-messages.tsx';
import { SessionProvider } from '../session/session.tsx';
import { DataProviders } from './providers.tsx';
import { Shell } from './shell.tsx';

/** The frame of every page behind the sign-in. */
export function SignedInLayout({ features }: { features: readonly Feature[] }) {
  return (
    <FeaturesProvider features={features}>
      <DataProviders>
        <SessionProvider>
          <DateMessages>
            <Shell />
          </DateMessages>
        </SessionProvider>
      </DataProviders>
    </FeaturesProvider>
  );
}
