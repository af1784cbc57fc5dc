import { retries } from '@zuschlag/sdk/sending/retries';
import { clearToasts } from '@zuschlag/ui/feedback/toast-region';
import { afterEach } from 'vitest';
import { configureClient, endTraffic } from './network.ts';

// Tests that let a call fail wait for its last attempt.
retries.pauseMs = 20;

// What one file configures is not there for the next.
configureClient({});

// A setup file runs for every test file, while the modules it imports live as long as the page. A message of one test would
// cover the buttons of the next for seconds.
afterEach(async () => {
  clearToasts();
  // What a form does after its save still belongs to the test that sent it.
  await endTraffic();
});
