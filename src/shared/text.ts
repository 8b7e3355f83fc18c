/** Words for the kind of company rather than which one. */
const companyEnding = /(?: (?:pty|proprietary|ltd|limited|inc|incorporated))+$/

/** One or two capitals for an avatar: `AL` for Ann Lee, `SC` for Smith Civil Pty Ltd, '' without a name. */
export function initials(name: string): string {
  const words = name.replace(/\([^()]*\)/g, '').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? []
  const own = words.filter((word, at) => at === 0 || !/^(?:pty|ltd|limited)\.?$/i.test(word))
  const ends = own.length > 1 ? [own[0], own.at(-1)] : own
  return ends.map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase()).join('')
}

/**
 * A name reduced to what its spellings share, for finding likely duplicates: lower case, no accents or
 * punctuation, `&` as and, no trailing Pty Ltd. A name with nothing else stays.
 */
export function normaliseName(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/\bp\/l\b/g, ' pty ltd ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words.replace(companyEnding, '')
}

const wholes = new Intl.NumberFormat('en-AU')
/** `1 client`, `1,234 clients`; pass `many` where an s is not enough. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${wholes.format(count)} ${count === 1 ? one : many}`
}

/** A file size in decimal units: `980 B`, `1.5 MB`, `12 MB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const
  const step = Math.min(Math.max(Math.floor(Math.log10(bytes || 1) / 3), 0), units.length - 1)
  const value = bytes / 1000 ** step
  const shown = value < 9.95 && step > 0 ? Math.round(value * 10) / 10 : Math.round(value)
  // 999,600 bytes would round to 1,000 kB, so it is 1 MB.
  return shown === 1000 && step < units.length - 1 ? `1 ${units[step + 1]}` : `${shown} ${units[step]}`
}

/** The lines of a text, split wherever paper shows a line break, not only at Enter. */
export const linesOf = (text: string): string[] => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)

/** The noun for a record: `{ one: 'category', many: 'categories' }`. */
export interface Noun {
  readonly one: string
  readonly many: string
}

/** `a client`, `an asset`: by its first letter, which is right for all our nouns, and `an 8-wheeler`. */
export const withArticle = ({ one }: Pick<Noun, 'one'>): string =>
  `${/^[aeio8]/.test(one) ? 'an' : 'a'} ${one}`

/** `Work orders`, from `work orders`. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The message for a value that is not among a field's choices: "Site is not one of the choices." */
export const notAChoice = (label: string): string => `${label} is not one of the choices.`

/** The message for an empty field: "Name is required.", "Notes are required." */
export const requiredWords = (label: string): string =>
  `${label} ${/[^aisu]s$/i.test(label) ? 'are' : 'is'} required.`

/** Typed text as a sentence, ending with a full stop. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** Display text of values that are their own: `VIC`, `HR`. */
export const sameWords = <V extends string>(values: readonly V[]): Readonly<Record<V, V>> =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<V, V>
