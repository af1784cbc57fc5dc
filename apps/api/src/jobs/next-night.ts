/** When the nightly cleaning of a tenant runs next. A sign-in schedules it, and so does a cleaning that leaves mails behind. */
export function nextNight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 1, 30));
}
