/** Those of `people` whom a text mentions as `@Sal Moretti`; a longer name goes before one that it begins with. */
export function mentionsIn<Person extends { name: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  let rest = text.toLowerCase()
  return people
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter(({ name }) => {
      const parts = rest.split(`@${name.toLowerCase()}`)
      const isWhole = parts.slice(1).some((after) => !/^[\p{L}\p{N}]/u.test(after))
      if (isWhole) rest = parts.join(' ')
      return isWhole
    })
}

/** What is being typed after an `@` before the caret, and where that stands; null when it is no name. */
export function mentionTyped(before: string): { at: number; typed: string } | null {
  const at = before.lastIndexOf('@')
  const typed = before.slice(at + 1)
  const isName = at >= 0 && /^\s?$/.test(before.charAt(at - 1)) && !/\n/.test(typed) && typed.length <= 30
  return isName ? { at, typed } : null
}

/** How many names are offered. */
const most = 6

/** The names that could be meant: one of their words begins with what is typed. */
export function namesFor(typed: string, names: readonly string[]): string[] {
  const sought = typed.toLowerCase()
  const begins = (name: string) => name.startsWith(sought) || name.includes(` ${sought}`)
  return names.filter((name) => begins(name.toLowerCase()) && name.toLowerCase() !== sought).slice(0, most)
}
