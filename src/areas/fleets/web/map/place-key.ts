import type { FleetPlace } from '../../contract/place.ts'

/** What a place is known by among sites and depots. */
export const placeKey = ({ kind, id }: FleetPlace): string => `${kind}-${id}`

/** Whether its position is known. */
export const isPlaced = (place: FleetPlace): place is FleetPlace & { lat: number; lng: number } =>
  place.lat !== null && place.lng !== null
