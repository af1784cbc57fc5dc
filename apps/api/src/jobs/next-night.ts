/** When the nightly cleaning of a tenant runs next. A sign-in schedules it, a cleaning that leaves mails behind, and a contract at Stripe. */
export function nextNight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 1, 30));
}
