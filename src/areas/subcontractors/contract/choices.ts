/** pending until somebody has looked at its papers; a suspended one is given no work. */
export const subcontractorStatuses = ['pending', 'approved', 'suspended'] as const
