import { dialled } from './phone.ts'

export const linkName = 'link' as const
/** Placeholder in a letter for the address of its link. */
export const linkMark = `{${linkName}}`

/** The names in braces in a template, right or wrong. */
export const marksIn = (template: string): string[] =>
  [...template.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name]) => name ?? [])

const mark = /\{([a-z_]+)\}/g

/**
 * A template with its values; null is nothing, and a line with nothing left is left out. Names without a value,
 * such as the link, stay.
 */
export const fillTemplate = (template: string, values: Readonly<Record<string, string | null>>): string =>
  template
    .split('\n')
    .flatMap((line) => {
      const filled = line.replace(mark, (whole, name: string) => {
        const value = values[name]
        // A value cannot bring a link of its own, in one piece or in two.
        return value === undefined ? whole : (value ?? '').replaceAll(/[{}]/g, '')
      })
      return filled.trim() === '' && line.trim() !== '' ? [] : [filled]
    })
    .join('\n')

/** A letter with its one link: at its first placeholder, or below the text. */
export function withOneLink(letter: string): string {
  const [before = '', ...rest] = letter.split(linkMark)
  return rest.length === 0 ? `${letter.trim()}\n\n${linkMark}` : `${before}${linkMark}${rest.join('')}`
}

/** A letter with its link in place. */
export const withLink = (letter: string, link: string): string =>
  withOneLink(letter).replace(linkMark, () => link)

/** The address that opens a text message with the link on this device, to a number if one is known. */
export const smsOf = (digits: string | null, subject: string, link: string): string =>
  `sms:${digits === null ? '' : dialled(digits)}?body=${encodeURIComponent(`${subject}: ${link}`)}`

/** Some mail programs take no longer address than about 2,000 characters. */
const longestMailto = 1800

/**
 * The address that opens an email in the reader's own program, with its link in place. A letter that is too long for an
 * address is left out but for its greeting and its link.
 */
export function mailtoOf(
  { to, cc, subject, message }: { to: string; cc: readonly string[]; subject: string; message: string },
  link: string,
): string {
  const withBody = (letter: string): string => {
    const body = withLink(letter, link).replaceAll('\n', '\r\n')
    const parts = { ...(cc.length > 0 && { cc: cc.join(',') }), subject, body }
    const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query.join('&')}`
  }
  const whole = withBody(message)
  return whole.length <= longestMailto ? whole : withBody(greetingOf(message))
}

/** A letter's first line; nothing where that is no greeting. */
const greetingOf = (letter: string): string => {
  const first = letter.trimStart().split('\n')[0] ?? ''
  return first.length <= 80 ? first.replaceAll(linkMark, '') : ''
}

/** A letter whose greeting, its first line, is to someone else. */
export function greeting(letter: string, from: string, to: string): string {
  const [first = '', ...rest] = letter.split('\n')
  const words = first.split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])/u)
  return [words.map((word) => (word === from ? to : word)).join(''), ...rest].join('\n')
}

/** A letter's paragraphs, each a list of lines. */
export const paragraphsOf = (letter: string): string[][] =>
  letter
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n'))

/** The name to greet someone by. */
export const firstNameOf = (name: string | null): string => name?.trim().split(/\s+/)[0] || 'there'
