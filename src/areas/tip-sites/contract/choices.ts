/** Whether a tip site takes loads; separate from the schemas, so that a route can parse an address without them. */
export const tipSiteStatuses = ['open', 'closed_wet', 'closed'] as const
export type TipSiteStatus = (typeof tipSiteStatuses)[number]

/** What loads are charged by at the gate. */
export const tipUnits = ['tonne', 'm3', 'load'] as const
