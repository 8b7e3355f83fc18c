/** A part of a note's text; a mention carries the name that it mentions, in lower case. */
interface NotePart {
  text: string
  name?: string
}

/**
 * A text as parts, with each `@Sal Moretti` of `names` on its own. A mention follows the beginning or a space, so
 * that an email address mentions nobody; a longer name goes before one that it begins with.
 */
export function splitMentions(text: string, names: readonly string[]): NotePart[] {
  const known = [...new Set(names.map((name) => name.toLowerCase()))].toSorted(
    (one, other) => other.length - one.length,
  )
  const parts: NotePart[] = []
  let done = 0
  for (const { index } of text.matchAll(/(?<!\S)@/g)) {
    const rest = text.slice(index + 1)
    const name = known.find((one) => startsWithName(rest, one))
    if (name === undefined || index < done) continue
    const end = index + 1 + name.length
    if (index > done) parts.push({ text: text.slice(done, index) })
    parts.push({ text: text.slice(index, end), name })
    done = end
  }
  return done < text.length ? [...parts, { text: text.slice(done) }] : parts
}

const startsWithName = (text: string, name: string) =>
  name !== '' &&
  text.slice(0, name.length).toLowerCase() === name &&
  !/^[\p{L}\p{N}]/u.test(text.slice(name.length))

/** Those of `people` whom a text mentions: all who have a mentioned name. */
export function mentionsIn<Person extends { name: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  const parts = splitMentions(
    text,
    people.map(({ name }) => name),
  )
  return people.filter((person) => parts.some(({ name }) => name === person.name.toLowerCase()))
}

/** What is being typed after an `@` before the caret, and where it is; null when it is not a name. */
export function mentionTyped(before: string): { at: number; typed: string } | null {
  const at = before.lastIndexOf('@')
  const typed = before.slice(at + 1)
  const isName = at >= 0 && /^\s?$/.test(before.charAt(at - 1)) && !/\n/.test(typed) && typed.length <= 30
  return isName ? { at, typed } : null
}

const maxOffered = 6

/** The distinct names that could be meant: one of their words begins with what is typed. */
export function namesFor(typed: string, names: readonly string[]): string[] {
  const sought = typed.toLowerCase()
  const begins = (name: string) => name.startsWith(sought) || name.includes(` ${sought}`)
  return [...new Set(names)]
    .filter((name) => begins(name.toLowerCase()) && name.toLowerCase() !== sought)
    .slice(0, maxOffered)
}
