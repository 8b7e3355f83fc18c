import { expiryNoticeDays } from '#shared/expiry.ts'
import { addDays, formatDate, melbourneDate } from '#shared/local-date.ts'
import {
  countExpiryDays,
  countWaitingDocuments,
  findExpiringDocuments,
  findOwnDocuments,
  findWaitingDocuments,
  hasDocuments,
} from './document-cards-store.ts'
import {
  type CardItem,
  type HomeCardSource,
  type HomeContext,
  countOf,
  homeCard,
  openFor,
} from './home-card.ts'
import { joined, shortDate } from './row-words.ts'

type Found = Awaited<ReturnType<typeof findExpiringDocuments>>
type Document = Found[number]

const isPending = ({ status, is_reviewed }: Document): boolean => status === 'pending' && is_reviewed === 1

/** An earlier one that is approved applies until the new one is, for booking too. */
const waitingWords = ({ has_approved }: Pick<Document, 'has_approved'>): string =>
  has_approved === 1 ? 'not approved yet; the earlier approved one still applies' : 'not approved yet'

/** Its expiry, and whether it still needs approval. */
function endOf(document: Document, today: string): string | null {
  const { expires_on } = document
  if (expires_on === null) return null
  const end = `${expires_on < today ? 'expired' : 'expires'} ${formatDate(expires_on)}`
  return isPending(document) ? `${end}, ${waitingWords(document)}` : end
}

/** Nobody approves a document about them, or one they added: it waits all the same, for someone else. */
function forOthers(document: Document, user_id: number): Partial<CardItem> {
  const isAbout = document.record_type === 'user' && document.record_id === user_id
  if (isAbout) return { reason: 'Yours, so someone else checks it', action: null }
  return document.created_by === user_id
    ? { reason: 'You added it, so someone else checks it', action: null }
    : {}
}

/** Documents with their records: whose they are and where to deal with them. */
async function itemsOf(
  context: HomeContext,
  documents: Found,
  verb: 'Check' | 'Open',
  wordsOf: (document: Document) => Partial<CardItem>,
): Promise<CardItem[]> {
  const { db, records, viewer } = context
  const items: CardItem[] = []
  const labels = new Map<string, string | undefined>()
  for (const document of documents) {
    const record = records.of(document.record_type)
    if (!record) continue
    const place = `${document.record_type} ${document.record_id}`
    if (!labels.has(place)) labels.set(place, (await record.find(db, viewer, document.record_id))?.label)
    const label = labels.get(place)
    if (label === undefined) continue
    const tab = record.path ? `${record.path(document.record_id)}?tab=documents` : null
    // The check starts at the document itself.
    const link = tab && verb === 'Check' ? `${tab}&document=${document.id}` : tab
    items.push({
      label,
      detail: document.document_type,
      link,
      action: link === null ? null : openFor(context, 'documents:approve', verb, link),
      ...wordsOf(document),
    })
  }
  return items
}

export const documentCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'documents-waiting',
    title: 'Documents to check',
    permission: 'documents:approve',
    link: null,
    sum: ({ db }) => countWaitingDocuments(db),
    read: async (context) => {
      const documents = await findWaitingDocuments(context.db, context.limit)
      return {
        count: countOf(documents),
        items: await itemsOf(context, documents, 'Check', (document) => ({
          reason: joined(
            `Since ${shortDate(melbourneDate(document.created_at))}`,
            document.has_approved === 1 && 'the earlier approved one still applies',
          ),
          ...forOthers(document, context.viewer.user_id),
        })),
      }
    },
  }),
  homeCard({
    key: 'documents-expiring',
    title: 'Documents expired or expiring',
    permission: 'documents:approve',
    link: null,
    sum: async ({ db, today }) => {
      const days = await countExpiryDays(db, addDays(today, expiryNoticeDays))
      return { count: days.reduce((sum, { count }) => sum + count, 0) }
    },
    read: async (context) => {
      const { db, today, limit } = context
      const documents = await findExpiringDocuments(db, addDays(today, expiryNoticeDays), limit)
      const items = await itemsOf(context, documents, 'Open', (document) => ({
        reason: endOf(document, today),
        tone: document.expires_on !== null && document.expires_on < today ? 'danger' : 'warning',
      }))
      return { count: countOf(documents), items }
    },
  }),
  homeCard({
    key: 'own-documents',
    title: 'Your documents',
    permission: 'documents:read',
    link: '/profile?tab=documents',
    empty_text: 'Your documents are in order.',
    read: async ({ db, viewer, today, limit }) => {
      const documents = await findOwnDocuments(db, viewer.user_id, addDays(today, expiryNoticeDays), limit)
      const waitsWithout = viewer.user_type === null && !(await hasDocuments(db, viewer.user_id))
      return {
        ...(waitsWithout && {
          empty_text: 'Add your licence and tickets while you wait.',
          empty_link: '/profile?tab=documents',
        }),
        count: countOf(documents),
        items: documents.map((document) => ({
          label: document.document_type,
          detail:
            document.status === 'rejected'
              ? `rejected: ${document.rejection_reason ?? ''}`
              : endOf(document, today),
          link: '/profile?tab=documents',
        })),
      }
    },
  }),
]
