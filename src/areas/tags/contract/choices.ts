/** The two types of tags; separate from the schemas, so that a route can parse an address without them. */
export const tagTypes = ['competency', 'user'] as const
export type TagType = (typeof tagTypes)[number]
