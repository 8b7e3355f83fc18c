/** Loads are tipped, bought, bought back from the client or tipped where the client says. */
export const tipDirections = ['tip', 'supply', 'buy_back', 'customer_tip'] as const
export type TipDirection = (typeof tipDirections)[number]

export const tipOrderStatuses = ['planned', 'confirmed', 'closed', 'refused', 'cancelled'] as const
export type TipOrderStatus = (typeof tipOrderStatuses)[number]
