/** pending until someone has checked its documents; a suspended one gets no work. */
export const subcontractorStatuses = ['pending', 'approved', 'suspended'] as const
