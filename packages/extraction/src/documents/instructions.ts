/**
 * Whether a text speaks to a program that reads it, and not to a bidder: it states nothing of the tender. What else stands
 * in a document is judged by its place and words alone.
 */
export function isInstruction(text: string): boolean {
  return /\b(?:ignorier\w*|vergiss|missachte|ignore|disregard|forget)\b[^.!?]{0,60}\b(?:anweisung\w*|instruktion\w*|vorgaben|instructions?|prompts?)\b/iu.test(
    text,
  );
}
