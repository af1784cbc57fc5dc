import type { Feature } from '../features/feature.ts';
import { FeaturesProvider } from '../features/features-context.tsx';
import { DateMessages } from '../preferences/date-messages.tsx';
import { SecondStepGate, type SecondStepSetUp } from '../session/second-step-gate.tsx';
import { SessionProvider } from '../session/session.tsx';
import { DataProviders } from './providers.tsx';
import { Shell } from './shell.tsx';

/** The frame of every page behind the sign-in. */
export function SignedInLayout({
  features,
  secondStepSetUp,
}: {
  features: readonly Feature[];
  secondStepSetUp: SecondStepSetUp;
}) {
  return (
    <FeaturesProvider features={features}>
      <DataProviders>
        <SessionProvider>
          <DateMessages>
            <SecondStepGate SetUp={secondStepSetUp}>
              <Shell />
            </SecondStepGate>
          </DateMessages>
        </SessionProvider>
      </DataProviders>
    </FeaturesProvider>
  );
}
