/** How much of a note a notification quotes. */
const maxQuoted = 140

/** A note in a notification: its words, and where it is. `“Float for Monday?” Quote Q-000048, Blackwood Civil` */
export function mentionWords(body: string, about: readonly (string | undefined)[]): string {
  const words = body.replaceAll(/\s+/g, ' ').trim()
  const quoted = words.length > maxQuoted ? `${words.slice(0, maxQuoted - 1).trimEnd()}…` : words
  return `“${quoted}” ${about.filter(Boolean).join(', ')}`
}
