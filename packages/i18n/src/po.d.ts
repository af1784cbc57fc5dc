/** The bundler compiles imported catalogs. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
