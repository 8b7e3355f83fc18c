import { notFound } from '#platform/contract/app-error.ts'
import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { asStored } from '#platform/server/change/open-record.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { RateCard } from '../contract/rate-card.ts'
import { cardTime, rateCardCan } from '../rules/rate-card-rules.ts'
import { termsInWords } from '../rules/terms-in-words.ts'
import { mustHoldAlone } from './must-hold-alone.ts'
import { type CardChanges, type StoredCard, findCard, lockCard, updateCard } from './rate-card-store.ts'
import { listNames } from './rate-rule-store.ts'

export const rateCardRecord: PlainRecord<StoredCard, CardChanges> = {
  record_type: 'rate_card',
  label: ({ name }) => name,
  lock: ({ tx, viewer }, id) => lockCard(tx, viewer, id),
  present: ({ tx, viewer, today }, id) => readCard(tx, viewer, id, today),
  state: asStored,
  can: rateCardCan,
  update: async (change, { id, ...card }, columns) => {
    const { tx, viewer } = change
    // Another may have taken its days meanwhile.
    if (columns.archived_at === null) await mustHoldAlone(change, card, id)
    await updateCard(tx, id, columns)
    return readStored(tx, viewer, id)
  },
}

/**
 * For its notes, documents and history. What we pay is for those who see costs, and so is the activity log, which tells
 * of all kinds of cards.
 */
export const rateCardRecordType = plainRecordType({
  record: rateCardRecord,
  title: 'Rate card',
  path: (id) => `/dashboard/products/rate-cards/${id}/edit`,
  rights: { read: 'rate-cards:read', write: 'rate-cards:write' },
  find: findCard,
  can: rateCardCan,
  readRight: 'rate-cards:cost',
  hiddenFields: (viewer) => (may(viewer, 'rate-cards:cost') ? [] : ['rate_changes', 'rise_percent', 'terms']),
  references: { client_id: 'client', subcontractor_id: 'subcontractor', driver_id: 'driver' },
})

/** @throws not_found. */
export async function readStored(db: Db | Tx, viewer: Viewer, id: number): Promise<StoredCard> {
  const card = await findCard(db, viewer, id)
  if (!card) throw notFound()
  return card
}

/** A card with its rates and what they are for by name. @throws not_found. */
export async function readCard(db: Db | Tx, viewer: Viewer, id: number, today: string): Promise<RateCard> {
  const card = await readStored(db, viewer, id)
  return { ...card, time: cardTime(card, today), names: await listNames(db, card.rules) }
}

/** A card as its log compares it: its terms, and what became of its rates, are said in words. */
export const logged = ({
  rules: _rules,
  rule_count: _count,
  owner: _owner,
  owner_id: _id,
  terms,
  ...card
}: StoredCard) => ({ ...card, terms: termsInWords(terms) })
