import type { HandedHow } from '#shared/mail-words.ts'
import { wasSent } from '#shared/mail-words.ts'

interface Sent {
  id: number
  version: number
  sent_to: string | null
  send_to: string | null
}

/** What the form begins with that says how a document was sent without our email, and whose it is. */
export const handedForm = (document: Sent & Parameters<typeof wasSent>[0]) => ({
  empty: {
    version: document.version,
    how: 'own_email' as HandedHow,
    to: document.sent_to ?? document.send_to,
    again: wasSent(document) ? (1 as const) : (0 as const),
  },
  params: { id: document.id },
})
