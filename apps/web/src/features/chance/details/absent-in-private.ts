/** Fields that a private Chance does not have; making it private clears them. */
export const absentInPrivate: readonly string[] = [
  'description.platform',
  'description.awardingAuthority',
  'deadline.publication',
  'deadline.questions',
  'deadline.siteVisit',
];
