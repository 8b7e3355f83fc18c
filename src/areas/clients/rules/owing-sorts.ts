/** Sorts of a client list for viewers who may see what is owing: the order alone would give it away. */
export const owingSorts = ['owing_cents', 'overdue_cents'] as const

export const isOwingSort = (sort: string): boolean =>
  owingSorts.some((field) => sort === field || sort === `-${field}`)
