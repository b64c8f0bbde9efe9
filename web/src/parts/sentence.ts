// Sentences of the server begin small where they may stand inside others; alone they begin large.

/** A sentence with a large first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
