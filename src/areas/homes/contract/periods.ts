/** How much time an administrator's home covers. */
export const periods = ['today', 'week', 'month', 'year'] as const
export type Period = (typeof periods)[number]
