import type { OpenWork } from '#areas/clients/rules/client-rules.ts'
import type { Asked } from '#platform/server/change/change.ts'
import { plural } from '#shared/text.ts'
import { countOpenQuotes } from './reminders/unanswered-store.ts'

/** Of a client's open work: quotes that it may still accept, or has accepted and that became no job. */
export async function openQuotesOf({ tx }: Asked, { client_id }: { client_id: number }): Promise<OpenWork[]> {
  const count = await countOpenQuotes(tx, client_id)
  return [{ count, words: plural(count, 'open quote') }]
}
