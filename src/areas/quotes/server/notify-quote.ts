import type { StoredQuote } from './quote-store.ts'

/** The subject and link of a notification about a quote. */
export const aboutQuote = ({ id }: StoredQuote) => ({
  type: 'quote' as const,
  link: `/dashboard/quotes/${id}/edit`,
  record_type: 'quote',
  record_id: id,
})

/** Who sells it: the salesperson, or else its creator. */
export const salesOf = ({ sales_user_id, created_by }: StoredQuote): number[] => {
  const user_id = sales_user_id ?? created_by
  return user_id === null ? [] : [user_id]
}
