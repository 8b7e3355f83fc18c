/** The sort order of a new entry: after the existing ones, with room between. */
export const sortAfter = (rows: readonly { sort: number }[]): number =>
  Math.max(0, ...rows.map(({ sort }) => sort)) + 10
