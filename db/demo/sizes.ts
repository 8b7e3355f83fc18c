/** How much a business of a size has, including the demo company's own records. */
export interface Size {
  office_users: number
  clients: number
  own_assets: number
  their_assets: number
  drivers: number
  /** Created in the month before today. */
  quotes: number
  /** At any time in the eight weeks around today. */
  active_jobs: number
  /** Each working day of these weeks. */
  orders_a_day: number
  /** For assets and drivers, in the four weeks from this Monday on. */
  bookings: number
}

/** Typical businesses (domain: "Sizing"). */
export const sizes = {
  small: {
    office_users: 3,
    clients: 250,
    own_assets: 8,
    their_assets: 10,
    drivers: 15,
    quotes: 40,
    active_jobs: 20,
    orders_a_day: 15,
    bookings: 400,
  },
  medium: {
    office_users: 12,
    clients: 2000,
    own_assets: 45,
    their_assets: 120,
    drivers: 120,
    quotes: 300,
    active_jobs: 150,
    orders_a_day: 140,
    bookings: 4000,
  },
  large: {
    office_users: 45,
    clients: 12_000,
    own_assets: 180,
    their_assets: 700,
    drivers: 700,
    quotes: 1200,
    active_jobs: 700,
    orders_a_day: 650,
    bookings: 20_000,
  },
} as const satisfies Readonly<Record<string, Size>>

/** @throws for an unknown size. */
export function sizeOf(word: string): Size {
  const size = (sizes as Readonly<Record<string, Size>>)[word]
  if (!size) throw new Error(`There is no size "${word}". There are: ${Object.keys(sizes).join(', ')}.`)
  return size
}
