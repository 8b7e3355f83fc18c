/** What quotes are printed with besides their own words; separate from the schemas, as routes need it. */
export const wordingKinds = ['terms', 'footer'] as const
export type WordingKind = (typeof wordingKinds)[number]
