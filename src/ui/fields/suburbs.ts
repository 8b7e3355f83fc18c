import list from './suburbs.txt?raw'

export interface Suburb {
  suburb: string
  state: string
  postcode: string
  /** `Wonthaggi VIC 3995` */
  label: string
}

/** Each line is a postcode with its state and suburbs. Its source: docs/decisions/023. */
const suburbs: readonly Suburb[] = list
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [postcode = '', state = ''] = line.split(' ', 2)
    return line
      .slice(postcode.length + state.length + 2)
      .split(', ')
      .map((suburb) => ({ suburb, state, postcode, label: `${suburb} ${state} ${postcode}` }))
  })
  .toSorted((a, b) => a.suburb.localeCompare(b.suburb))

const maxOffered = 8
const shortest = 2

/** Suburbs to offer for the start of a name, of a word in it, or of a postcode; the start of a name comes first. */
export function findSuburbs(typed: string): readonly Suburb[] {
  const text = typed.trim().toLowerCase()
  if (text.length < shortest) return []
  if (/^\d/.test(text))
    return suburbs.filter(({ postcode }) => postcode.startsWith(text)).slice(0, maxOffered)
  const named = suburbs.filter(({ label }) => label.toLowerCase().startsWith(text))
  const within = suburbs.filter(({ suburb }) => suburb.toLowerCase().includes(` ${text}`))
  return [...new Set([...named, ...within])].slice(0, maxOffered)
}
