import { expiryNoticeDays } from '#shared/expiry.ts'
import { addDays, formatDate } from '#shared/local-date.ts'
import type { HomeItem } from '../contract/home.ts'
import {
  findExpiringDocuments,
  findOwnDocuments,
  findWaitingDocuments,
  hasDocuments,
} from './document-cards-store.ts'
import { type HomeCardSource, type HomeContext, countOf, homeCard } from './home-card.ts'

type Found = Awaited<ReturnType<typeof findExpiringDocuments>>
type Document = Found[number]

const isPending = ({ status, is_reviewed }: Document): boolean => status === 'pending' && is_reviewed === 1

/** Its expiry, and whether it is still to be approved. */
function endOf(document: Document, today: string): string | null {
  const { expires_on } = document
  if (expires_on === null) return null
  const end = `${expires_on < today ? 'expired' : 'expires'} ${formatDate(expires_on)}`
  return isPending(document) ? `${end}, not approved yet` : end
}

/** Documents with their records: whose they are, and where they are dealt with. */
async function itemsOf(
  { db, records, viewer }: HomeContext,
  documents: Found,
  detailOf: (document: Document) => string | null,
): Promise<HomeItem[]> {
  const items: HomeItem[] = []
  const labels = new Map<string, string | undefined>()
  for (const document of documents) {
    const record = records.of(document.record_type)
    if (!record) continue
    const place = `${document.record_type} ${document.record_id}`
    if (!labels.has(place)) labels.set(place, (await record.find(db, viewer, document.record_id))?.label)
    const label = labels.get(place)
    if (label === undefined) continue
    items.push({
      label: `${label}: ${document.document_type}`,
      detail: detailOf(document),
      link: record.path ? `${record.path(document.record_id)}?tab=documents` : null,
      at: document.created_at,
    })
  }
  return items
}

export const documentCards: readonly HomeCardSource[] = [
  homeCard({
    key: 'documents-waiting',
    title: 'Documents to check',
    tone: 'warning',
    permission: 'documents:approve',
    link: null,
    empty_text: 'No document is waiting to be checked.',
    read: async (context) => {
      const documents = await findWaitingDocuments(context.db, context.viewer.user_id, context.limit)
      return {
        count: countOf(documents),
        items: await itemsOf(context, documents, ({ title }) => title),
      }
    },
  }),
  homeCard({
    key: 'documents-expiring',
    title: 'Documents expired or expiring',
    tone: 'danger',
    permission: 'documents:approve',
    link: null,
    empty_text: `No document expires within ${expiryNoticeDays} days.`,
    read: async (context) => {
      const { db, today, limit } = context
      const documents = await findExpiringDocuments(db, addDays(today, expiryNoticeDays), limit)
      const items = await itemsOf(context, documents, (document) => endOf(document, today))
      return { count: countOf(documents), items: items.map((item) => ({ ...item, at: null })) }
    },
  }),
  homeCard({
    key: 'own-documents',
    title: 'Your documents',
    tone: 'danger',
    permission: 'documents:read',
    link: '/profile?tab=documents',
    empty_text: 'Your documents are in order.',
    read: async ({ db, viewer, today, limit }) => {
      const documents = await findOwnDocuments(db, viewer.user_id, addDays(today, expiryNoticeDays), limit)
      const waitsWithout = viewer.user_type === null && !(await hasDocuments(db, viewer.user_id))
      return {
        ...(waitsWithout && {
          empty_text: 'Add your licence and cards while you wait.',
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
          at: null,
        })),
      }
    },
  }),
]
