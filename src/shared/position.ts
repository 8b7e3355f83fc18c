/** A place on the map, in degrees. */
export interface Position {
  lat: number
  lng: number
}

const degrees = /^-?\d{1,3}(?:\.\d+)?$/

/** Reads a position as maps give it to copy: `-37.829, 144.787`. Null for anything else, and for none on earth. */
export function parsePosition(typed: string): Position | null {
  const parts = typed.replaceAll(/[()]/g, ' ').split(/[,;\s]+/)
  const [lat = NaN, lng = NaN, ...more] = parts.filter((part) => part !== '').map(number)
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isOnEarth && more.length === 0 ? { lat: rounded(lat), lng: rounded(lng) } : null
}

const number = (part: string): number => (degrees.test(part) ? Number(part) : NaN)

/** To about ten centimetres, as it is stored. */
const rounded = (angle: number) => Math.round(angle * 1e6) / 1e6

export const formatPosition = ({ lat, lng }: Position): string => `${lat}, ${lng}`
