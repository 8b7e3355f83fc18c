/** How many days the board shows. */
export const boardDays = ['1', '3', '7', '14', '28'] as const
export type BoardDays = (typeof boardDays)[number]

/** What its rows are. */
export const boardRows = ['machines', 'drivers', 'subcontractors'] as const
export type BoardRows = (typeof boardRows)[number]
