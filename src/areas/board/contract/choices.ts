/** How many days the board shows; a single one by the hour. */
export const boardDays = ['1', '3', '7', '14', '28'] as const
export type BoardDays = (typeof boardDays)[number]

/** What its rows are. */
export const boardRows = ['machines', 'drivers', 'subcontractors', 'jobs'] as const
export type BoardRows = (typeof boardRows)[number]

/** What the colour of a chip tells. */
export const boardColours = ['status', 'client', 'job', 'category'] as const
export type BoardColours = (typeof boardColours)[number]
