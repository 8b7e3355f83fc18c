/** Stand-by has three spellings. */
export const isStandby = (description: string): boolean => /\bstand[\s-]?by\b/i.test(description)
export const isToll = (description: string): boolean => /\btolls?\b/i.test(description)
export const isTravel = (description: string): boolean => /\btravel\b/i.test(description)
