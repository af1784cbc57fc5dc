import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/** How raw rows are read: as the rest of the program writes the same values. */
export const ROW_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => {
    if (format === 'binary') return getTypeParser(type, format);
    // The driver would make local midnights of days, and texts of numbers that may not fit.
    if (type === builtins.DATE) return String;
    if (type === builtins.NUMERIC || type === builtins.INT8) return Number;
    return getTypeParser(type, format);
  },
};
