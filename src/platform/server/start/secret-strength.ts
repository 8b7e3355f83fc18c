/**
 * Words that documentation examples use, and keyboard rows. At least six letters, so that chance does not
 * produce one.
 */
const usual =
  /change.?me|secret|passw[o0]rd|example|default|haulyard|develop|production|replace|insert.?here|qwerty|abcdef|012345|123456|fedcba|654321/i

/** The fewest distinct characters that 32 random ones have, even digits alone. */
const leastVariety = 8

/** Why a secret could be guessed, as the end of a sentence about it; undefined when it could not. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < 32) return 'must have at least 32 characters'
  if (usual.test(secret)) return 'contains words that are easy to guess'
  if (new Set(secret).size < leastVariety) return 'has too few different characters'
  if (periodOf(secret) <= secret.length / 2) return 'repeats itself'
  if (stepsOf(secret) > secret.length / 2) return 'is a sequence'
  return undefined
}

/** Its period: 3 for `abcabcab`, the full length when it never repeats. */
function periodOf(text: string): number {
  for (let period = 1; period < text.length; period++) {
    if (text.slice(period) === text.slice(0, text.length - period)) return period
  }
  return text.length
}

/** How many characters follow from the one before: the same, the next or the previous one. */
function stepsOf(text: string): number {
  const bytes = Buffer.from(text)
  return bytes.filter((byte, at) => at > 0 && Math.abs(byte - (bytes[at - 1] ?? 0)) <= 1).length
}
