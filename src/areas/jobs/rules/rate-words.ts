/** Stand-by is written in three ways. */
export const isStandby = (description: string): boolean => /\bstand[\s-]?by\b/i.test(description)
export const isTravel = (description: string): boolean => /\btravel\b/i.test(description)
