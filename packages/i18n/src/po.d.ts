/** Catalogs are imported as they are; the bundler compiles them. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
