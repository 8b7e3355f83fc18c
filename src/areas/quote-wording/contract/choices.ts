/** What documents are printed with besides their own words; separate from the schemas, as routes need it. */
export const wordingKinds = ['terms', 'footer'] as const
export type WordingKind = (typeof wordingKinds)[number]

/** The documents that terms may be for; a footer is for quotes. */
export const wordingDocuments = ['quote', 'invoice', 'docket'] as const
export type WordingDocument = (typeof wordingDocuments)[number]
