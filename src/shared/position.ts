/** A place on the map, in degrees. */
export interface Position {
  lat: number
  lng: number
}

const degrees = /^-?\d{1,3}(?:\.\d+)?$/
/**
 * Where a link to a map has its place, the surest first: the pin of a place (`!3d-37.829!4d144.787`), what was asked for
 * (`q=-37.829,144.787`), the middle of the map (`@-37.829,144.787,15z`).
 */
const inLinks = [
  /!3d(-?\d{1,3}\.\d{1,20})!4d(-?\d{1,3}\.\d{1,20})/,
  /[?&](?:q|ll|query|destination)=(-?\d{1,3}\.\d{1,20})(?:,|%2C)(?:\+|%20)?(-?\d{1,3}\.\d{1,20})/i,
  /@(-?\d{1,3}\.\d{1,20}),(-?\d{1,3}\.\d{1,20})/,
]

/** The way from one place to another has two: which is meant is not known. */
const isRoute = (link: string): boolean => link.includes('/dir/')

/**
 * Reads a position as maps give it to copy, `-37.829, 144.787`, or a link to it. Null for anything else, and outside of
 * Australia: a minus that was left off is a place in Japan.
 */
export function parsePosition(typed: string): Position | null {
  const isLink = typed.includes('://')
  if (isLink && isRoute(typed)) return null
  const link = isLink ? inLinks.map((pattern) => pattern.exec(typed)).find((found) => found !== null) : null
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
