/** Error codes of calendar feeds, with their HTTP status. @source docs/domain.md, Calendar */
export const calendarErrors = {
  /** a person may own only a limited number of feeds */
  TOO_MANY_FEEDS: 409,
} as const;
