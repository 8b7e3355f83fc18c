import { IconMail, IconRefresh } from '@tabler/icons-react'
import { Refusal } from '#platform/web/calls/refusal.ts'
import type { BulkAction } from '#platform/web/lists/BulkActions.tsx'
import type { Allowed } from '#shared/allowed.ts'

type Kind = 'send' | 'remind'
interface Letter {
  version: number
  to: string
  to_name: string | null
}

interface Letters<Document> {
  /** `Send invoices` */
  send: string
  disabledReason: string | undefined
  /** What goes to whom. */
  warnings: Readonly<Record<Kind, string>>
  read: (id: number) => Promise<Document>
  /** The letter that would go out: it says whether any does. */
  draft: (id: number) => Promise<{ mail_leaves: number }>
  can: Readonly<Record<Kind, (document: Document) => Allowed>>
  addressOf: (document: Document, kind: Kind) => string | null
  /** "Kestrel Homes has no email address." */
  noAddress: (document: Document) => string
  mail: Readonly<Record<Kind, (id: number, letter: Letter) => Promise<unknown>>>
}

/** Sends several documents to their clients, or reminds of them, each with our standard letter. */
export function letterActions<
  Row extends { id: number; version: number },
  Document extends { send_to_name: string | null },
>({
  send,
  disabledReason,
  warnings,
  read,
  draft,
  can,
  addressOf,
  noAddress,
  mail,
}: Letters<Document>): BulkAction<Row>[] {
  const act =
    (kind: Kind) =>
    async ({ id, version }: Row): Promise<void> => {
      const document = await read(id)
      const allowed = can[kind](document)
      if (allowed !== true) throw new Refusal({ status: 409, message: allowed })
      const to = addressOf(document, kind)
      if (!to) throw new Refusal({ status: 422, message: noAddress(document) })
      if (kind === 'remind' && !(await draft(id)).mail_leaves)
        throw new Refusal({ status: 409, message: 'Not emailed: there is no mail server.' })
      await mail[kind](id, { version, to, to_name: document.send_to_name })
    }
  return [
    {
      label: send,
      icon: <IconMail aria-hidden />,
      done: 'issued',
      disabledReason,
      warning: warnings.send,
      act: act('send'),
    },
    {
      label: 'Remind',
      icon: <IconRefresh aria-hidden />,
      done: 'sent again',
      disabledReason,
      warning: warnings.remind,
      act: act('remind'),
    },
  ]
}
