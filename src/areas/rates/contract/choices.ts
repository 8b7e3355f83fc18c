/** The values of a rate card's fields; separate from the schemas, so that a route can parse an address without them. */
export const cardKinds = ['client', 'subcontractor', 'driver'] as const
export type CardKind = (typeof cardKinds)[number]

/** Whether a card holds now, still will, or did. */
export const cardTimes = ['current', 'coming', 'past'] as const
export type CardTime = (typeof cardTimes)[number]
