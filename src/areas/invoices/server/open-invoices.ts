import type { OpenWork } from '#areas/clients/rules/client-rules.ts'
import type { Asked } from '#platform/server/change/change.ts'
import { plural } from '#shared/text.ts'
import { countOpenInvoices } from './open-invoices-store.ts'

/**
 * Part of a client's open work: draft invoices, issued ones with something owing, and unused credit. The
 * amount of credit is for viewers who may see money; anyone archiving learns only that there is some.
 */
export async function openInvoicesOf(
  { tx }: Asked,
  { client_id }: { client_id: number },
): Promise<OpenWork[]> {
  const { drafts, unpaid, credit } = await countOpenInvoices(tx, client_id)
  return [
    { count: drafts, words: plural(drafts, 'draft invoice') },
    { count: unpaid, words: plural(unpaid, 'unpaid invoice') },
    { count: credit, words: 'unused credit' },
  ]
}
