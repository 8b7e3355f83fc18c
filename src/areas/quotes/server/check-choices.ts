import type { WordingKind } from '#areas/quote-wording/contract/choices.ts'
import { findWording } from '#areas/quote-wording/server/index.ts'
import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { notAChoice } from '#shared/text.ts'
import { quoteLabels } from '../rules/quote-labels.ts'
import { findContact, findSite, isListed, mayChooseClient } from './parties-store.ts'

interface Choices {
  client_id: number | null
  contact_id: number | null
  job_site_id: number | null
  job_type: string
  terms_id: number | null
  footer_id: number | null
}

/**
 * References must be available: an active client, one of its contacts, one of its sites or a shared one, a
 * job type from the list, current terms and a current footer. Unchanged ones are accepted, even if archived by now.
 * @throws invalid
 */
export async function checkChoices(change: Change, after: Choices, before?: Choices): Promise<void> {
  const { tx, viewer } = change
  const { client_id, contact_id, job_site_id, job_type } = after
  const isMoved = client_id !== (before?.client_id ?? null)
  if (client_id !== null && isMoved && !(await mayChooseClient(tx, viewer, client_id)))
    throw invalid({ client_id: notAChoice(quoteLabels.client_id) })
  if (contact_id !== null && (isMoved || contact_id !== before?.contact_id)) {
    const contact = await findContact(tx, contact_id)
    if (contact?.client_id !== client_id || contact.archived_at !== null)
      throw invalid({ contact_id: notAChoice(quoteLabels.contact_id) })
  }
  if (job_site_id !== null && (isMoved || job_site_id !== before?.job_site_id)) {
    const site = await findSite(tx, job_site_id)
    const isTheirs = site && (site.client_id === null || site.client_id === client_id)
    if (!isTheirs || site.archived_at !== null)
      throw invalid({ job_site_id: notAChoice(quoteLabels.job_site_id) })
  }
  await checkWording(change, 'terms', after, before)
  await checkWording(change, 'footer', after, before)
  if (job_type !== before?.job_type && !(await isListed(tx, 'job_type', job_type)))
    throw invalid({ job_type: notAChoice(quoteLabels.job_type) })
}

async function checkWording(
  { tx }: Change,
  kind: WordingKind,
  after: Choices,
  before: Choices | undefined,
): Promise<void> {
  const field = `${kind}_id` as const
  const id = after[field]
  if (id === null || id === before?.[field]) return
  const wording = await findWording(tx, kind, id)
  if (!wording || wording.archived_at !== null || !wording.applies_to.includes('quote'))
    throw invalid({ [field]: notAChoice(quoteLabels[field]) })
}
