/** Placeholder in a letter for the address of its link. */
export const linkMark = '{link}'

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
        // A value cannot bring a link of its own.
        return value === undefined ? whole : (value ?? '').replaceAll(linkMark, '')
      })
      return filled.trim() === '' && line.trim() !== '' ? [] : [filled]
    })
    .join('\n')

/** A letter with its one link: at its first placeholder, or below the text. */
export function withOneLink(letter: string): string {
  const [before = '', ...rest] = letter.split(linkMark)
  return rest.length === 0 ? `${letter.trim()}\n\n${linkMark}` : `${before}${linkMark}${rest.join('')}`
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
