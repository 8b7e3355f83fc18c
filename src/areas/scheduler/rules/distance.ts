interface Place {
  lat: number | null
  lng: number | null
}

const earthKm = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Straight-line distance in kilometres, to one decimal; null when a place is unknown. */
export function distanceKm(a: Place, b: Place): number | null {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return null
  const [north, east] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2]
  const h = Math.sin(north) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east) ** 2
  return Math.round(20 * earthKm * Math.asin(Math.sqrt(h))) / 10
}
