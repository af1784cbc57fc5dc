/**
 * The version of the interface between server and programs. It rises with a change that breaks programs: a procedure or
 * a field of an answer that goes, a field of an input that is demanded newly. Additions leave it as it is.
 */
export const wireVersion = 1;
/** The header in which a client names the version it was made for. The server refuses another one. */
export const wireVersionHeader = 'x-zuschlag-wire';
