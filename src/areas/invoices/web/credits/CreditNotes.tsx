import { IconDownload, IconMail, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { hasLeft, letterBadge, letterTone, sentWords, unsentWords, wasSent } from '#shared/mail-words.ts'
import { formatMoney } from '#shared/money.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { CreditNote } from '../../contract/credit-note.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { invoiceLabels } from '../../rules/invoice-labels.ts'
import { creditLabels } from '../../rules/payment-labels.ts'
import { creditNotesQuery } from '../queries.ts'
import { MarkCreditSentDialog } from './MarkCreditSentDialog.tsx'
import { SendCreditDialog } from './SendCreditDialog.tsx'

/** An invoice's credit notes. */
export function CreditNotes({ invoice }: { invoice: Invoice }) {
  const { data = [] } = useQuery(creditNotesQuery(invoice.id))
  const [sending, send] = useState<CreditNote | null>(null)
  const [marking, mark] = useState<CreditNote | null>(null)
  const whyNotSend = useWhyNot()('invoices:write')
  if (data.length === 0) return null
  const rowMenu = (note: CreditNote): MenuItem[] => [
    {
      label: 'PDF',
      icon: <IconDownload aria-hidden />,
      run: () => void window.open(`/api/credit-notes/${note.id}/pdf`, '_blank', 'noopener'),
    },
    {
      label: sendWord(note),
      icon: <IconMail aria-hidden />,
      disabledReason: whyNotSend,
      run: () => send(note),
    },
    ...(note.sent_at && hasLeft(note.letter)
      ? []
      : [
          {
            label: 'Mark as sent',
            icon: <IconSend aria-hidden />,
            disabledReason: whyNotSend,
            run: () => mark(note),
          },
        ]),
  ]
  return (
    <Section title="Credit notes">
      {sending && <SendCreditDialog note={sending} invoice={invoice} onClose={() => send(null)} />}
      {marking && <MarkCreditSentDialog note={marking} invoice={invoice} onClose={() => mark(null)} />}
      <DataTable
        label="Credit notes"
        columns={columns}
        rows={data}
        rowKey={(note) => note.id}
        rowMenu={rowMenu}
        empty={null}
      />
      {data.map((note) => {
        const unsent = unsentWords(note.letter, note.sent_to, note.fault)
        return (
          unsent && (
            <Notice
              key={note.id}
              tone={letterTone(note.letter)}
              action={
                note.fault !== null && (
                  <Button
                    icon={<IconMail aria-hidden />}
                    disabledReason={whyNotSend}
                    onClick={() => send(note)}
                  >
                    {sendWord(note)}
                  </Button>
                )
              }
            >{`${note.credit_note_no}: ${unsent}.`}</Notice>
          )
        )
      })}
    </Section>
  )
}

/** Once the client has it, only a copy goes out. */
const sendWord = (note: CreditNote): string => (wasSent(note) ? 'Send a copy' : 'Send credit note')

const credit = columnsOf<CreditNote>()
const columns = [
  credit.custom('credit_note_no', 'Number', ({ credit_note_no }) => credit_note_no, { slot: 'title' }),
  credit.custom(
    'letter',
    'Email',
    ({ letter }) => {
      const unsent = letterBadge(letter)
      return unsent && <StatusBadge status={unsent} tone={letterTone(letter)} />
    },
    { slot: 'status' },
  ),
  credit.date('credit_date', 'Date'),
  credit.text('reason', creditLabels.reason),
  credit.custom('total_cents', invoiceLabels.total_cents, ({ total_cents }) => formatMoney(total_cents), {
    align: 'end',
  }),
  credit.custom('sent_to', invoiceLabels.sent_to, ({ sent_to, letter, emailed }) =>
    hasLeft(letter) ? (emailed?.to ?? sent_to) : null,
  ),
  credit.custom('sent_at', invoiceLabels.sent_at, sentWords),
]
