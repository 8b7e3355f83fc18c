import type { OpenWork } from '#areas/clients/rules/client-rules.ts'
import type { Asked } from '#platform/server/change/change.ts'
import { plural } from '#shared/text.ts'
import { countOpenQuotes } from './reminders/unanswered-store.ts'

/** Part of a client's open work: quotes it may still accept, or has accepted and that are not a job yet. */
export async function openQuotesOf({ tx }: Asked, { client_id }: { client_id: number }): Promise<OpenWork[]> {
  const count = await countOpenQuotes(tx, client_id)
  return [{ count, words: plural(count, 'open quote') }]
}
