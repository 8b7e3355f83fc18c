/** What a client list may be sorted by only for those who may know it: it reveals who owes most. */
export const owingSorts = ['owing_cents', 'overdue_cents'] as const

export const isOwingSort = (sort: string): boolean =>
  owingSorts.some((field) => sort === field || sort === `-${field}`)
