/** What a machine does now; separate from the schemas, so that a route can parse an address without them. */
export const fleetStates = ['working', 'booked', 'free', 'workshop', 'off_road'] as const
export type FleetState = (typeof fleetStates)[number]

/** What someone should see to. */
export const fleetConcerns = ['defects', 'service', 'expiring'] as const
export type FleetConcern = (typeof fleetConcerns)[number]
