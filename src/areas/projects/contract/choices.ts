/** Separate from the schemas, so that a route can parse an address without them. */
export const projectStatuses = ['Open', 'Closed'] as const
export type ProjectStatus = (typeof projectStatuses)[number]
