/** The homes that have an address of their own (specification, section 2); everyone else's is the dashboard. */
export const roleHomes = ['allocator', 'driver', 'safety_officer'] as const
export type RoleHome = (typeof roleHomes)[number]
