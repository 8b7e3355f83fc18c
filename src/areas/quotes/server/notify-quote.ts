import { findClientName } from '#areas/clients/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { StoredQuote } from './quote-store.ts'

/** The subject and link of a notification about a quote. */
export async function aboutQuote({ tx }: Change, { id, client_id, prospect_name }: StoredQuote) {
  return {
    type: 'quote' as const,
    client: client_id === null ? prospect_name : await findClientName(tx, client_id),
    link: `/dashboard/quotes/${id}/edit`,
    record_type: 'quote',
    record_id: id,
  }
}

/** Who sells it: the salesperson, or else its creator. */
export const salesOf = ({ sales_user_id, created_by }: StoredQuote): number[] => {
  const user_id = sales_user_id ?? created_by
  return user_id === null ? [] : [user_id]
}
