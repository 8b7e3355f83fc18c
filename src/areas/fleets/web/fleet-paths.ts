/** The addresses of this area's screens. */
export const fleetPaths = { list: '/dashboard/fleets', map: '/dashboard/fleets/map' }
