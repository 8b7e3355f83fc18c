/** A place on the map, in degrees. */
export interface Position {
  lat: number
  lng: number
}

const pair = /^\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?$/

/** Reads a position as maps give it to copy: `-37.829, 144.787`. Null for anything else, and for none on earth. */
export function parsePosition(typed: string): Position | null {
  const [, first, second] = pair.exec(typed.trim()) ?? []
  const [lat, lng] = [Number(first), Number(second)]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat: rounded(lat), lng: rounded(lng) } : null
}

/** To about ten centimetres, as it is stored. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

export const formatPosition = ({ lat, lng }: Position): string => `${lat}, ${lng}`
