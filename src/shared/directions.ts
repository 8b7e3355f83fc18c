/** A link that shows the way to a place: by its position where that is known, else by its address. */
export function directionsTo({
  lat,
  lng,
  address,
}: {
  lat: number | null
  lng: number | null
  address: string
}): string {
  const place = lat === null || lng === null ? address : `${lat},${lng}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}
