interface Place {
  lat: number | null
  lng: number | null
}

const earthKm = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres as the crow flies, to one decimal; null where a place is not known. */
export function distanceKm(a: Place, b: Place): number | null {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return null
  const [north, east] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2]
  const h = Math.sin(north) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east) ** 2
  return Math.round(20 * earthKm * Math.asin(Math.sqrt(h))) / 10
}
