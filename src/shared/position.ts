/** A place on the map, in degrees. */
export interface Position {
  lat: number
  lng: number
}

const degrees = /^-?\d{1,3}(?:\.\d+)?$/
/** In a link to a map: `@-37.829,144.787,15z`, `q=-37.829,144.787`. */
const inLink = /(-?\d{1,3}\.\d{1,20})(?:,|%2C)(?:\+|%20)?(-?\d{1,3}\.\d{1,20})/i

/**
 * Reads a position as maps give it to copy, `-37.829, 144.787`, or a link to it. Null for anything else, and outside of
 * Australia: a minus that was left off is a place in Japan.
 */
export function parsePosition(typed: string): Position | null {
  const link = typed.includes('://') ? inLink.exec(typed) : null
  const parts = link ? link.slice(1) : typed.replaceAll(/[()]/g, ' ').split(/[,;\s]+/)
  const [lat = NaN, lng = NaN, ...more] = parts.filter((part) => part !== '').map(number)
  const position = { lat: rounded(lat), lng: rounded(lng) }
  return isInAustralia(position) && more.length === 0 ? position : null
}

/** With Tasmania and the Torres Strait. */
const isInAustralia = ({ lat, lng }: Position): boolean => lat >= -44 && lat <= -9 && lng >= 112 && lng <= 154

const number = (part: string): number => (degrees.test(part) ? Number(part) : NaN)

/** To about ten centimetres, as it is stored. */
const rounded = (angle: number) => Math.round(angle * 1e6) / 1e6

export const formatPosition = ({ lat, lng }: Position): string => `${lat}, ${lng}`
