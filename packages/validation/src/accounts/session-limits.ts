/** A mail for a new password comes once within this time, and its link is good this long. */
export const resetLimits = { resetPauseSeconds: 60, resetLinkMinutes: 60 } as const;
/** An invitation is good this long, and comes once within this time; the screen refuses a second one within seconds. */
export const invitationLimits = { inviteLinkDays: 7, invitePauseMinutes: 60, inviteClickSeconds: 60 } as const;
/** How long a session lives. Apart from the other limits, because the sign-in page loads only these. */
export const sessionLimits = {
  sessionHours: 12,
  idleHours: 2,
  identityTokenSeconds: 60,
  secondStepSeconds: 300,
} as const;
