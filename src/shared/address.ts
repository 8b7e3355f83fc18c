/** Victoria, where the business is, comes first. */
export const states = ['VIC', 'NSW', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const
export type State = (typeof states)[number]

/** An address as used in tables and calls. `lat`, `lng` in degrees; `place_id` from the places provider. */
export interface Address {
  address_line1: string | null
  address_line2: string | null
  suburb: string | null
  state: string | null
  postcode: string | null
  lat: number | null
  lng: number | null
  place_id: string | null
}

/** On one line: `12 Smith St, Boronia VIC 3155`; '' when empty, as it is with a state alone. */
export function formatAddress(address: Readonly<Omit<Address, 'lat' | 'lng' | 'place_id'>>): string {
  const { address_line1, address_line2, suburb, state, postcode } = address
  const isEmpty = ![address_line1, address_line2, suburb, postcode].some(Boolean)
  const locality = isEmpty ? '' : [suburb, state, postcode].filter(Boolean).join(' ')
  return [address_line1, address_line2, locality]
    .map((line) => withoutAustralia(line ?? ''))
    .filter(Boolean)
    .join(', ')
}

/**
 * An address typed on one line, taken apart: the opposite of {@link formatAddress}. All of it is the first line where it
 * does not end with a suburb and its postcode.
 */
export function parseAddress(
  typed: string,
): Partial<Record<'address_line1' | 'suburb' | 'state' | 'postcode', string>> {
  const text = withoutAustralia(typed)
  const [, address_line1, suburb, state, postcode] = wholeAddress.exec(text) ?? []
  if (address_line1 === undefined || suburb === undefined || postcode === undefined)
    return { address_line1: text }
  return { address_line1, suburb, postcode, ...(state && { state: state.toUpperCase() }) }
}

const wholeAddress = new RegExp(
  `^(.+?),?\\s*,\\s*([^,]+?),?(?:\\s+(${states.join('|')}))?,?\\s+(\\d{4})$`,
  'i',
)

/** Whether the typed text begins like a street address: `14 Blackwood Rd`, `2/14 High St`. */
export const isStreetAddress = (typed: string): boolean => /^\d+[a-z]?([/-]\d+[a-z]?)?\s+\p{L}/iu.test(typed)

/** An address without a trailing ", Australia" (specification, section 9). */
export function withoutAustralia(text: string): string {
  const parts = text.split(',')
  while (parts.length > 1 && parts.at(-1)?.trim().toLowerCase() === 'australia') parts.pop()
  return parts.join(',').trim()
}

const ranges: Record<State, readonly (readonly [number, number])[]> = {
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  NSW: [
    [1000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [[5000, 5999]],
  WA: [[6000, 6999]],
  TAS: [[7000, 7999]],
  ACT: [
    [200, 299],
    [2600, 2618],
    [2900, 2920],
  ],
  NT: [[800, 999]],
}

/** Postcodes used across a state border. */
const alsoIn: Readonly<Record<string, readonly State[]>> = {
  '0872': ['SA', 'WA'],
  '2406': ['QLD'],
  '2611': ['NSW'],
  '2618': ['NSW'],
  '2620': ['ACT'],
  '3500': ['NSW'],
  '3585': ['NSW'],
  '3586': ['NSW'],
  '3644': ['NSW'],
  '3691': ['NSW'],
  '3707': ['NSW'],
  '4380': ['NSW'],
  '4383': ['NSW'],
  '4385': ['NSW'],
}

/** Whether a four-digit postcode is used in a state. If not, people are warned, not stopped. */
export function postcodeFits(state: State, postcode: string): boolean {
  const number = Number(postcode)
  return (
    ranges[state].some(([first, last]) => number >= first && number <= last) ||
    (alsoIn[postcode]?.includes(state) ?? false)
  )
}
