import type { OpenWork } from '#areas/clients/rules/client-rules.ts'
import type { Asked } from '#platform/server/change/change.ts'
import { plural } from '#shared/text.ts'
import { countToBill } from './actions/billable-store.ts'

/** Part of a client's open work: dockets with something to bill. */
export async function openDocketsOf(
  { tx }: Asked,
  { client_id }: { client_id: number },
): Promise<OpenWork[]> {
  const count = await countToBill(tx, client_id)
  return [{ count, words: `${plural(count, 'docket')} to invoice` }]
}
