import { useSuspenseQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useViewer } from '#platform/web/calls/session.ts'
import { fillTemplate } from '#shared/letter-text.ts'
import { LetterPreview } from '#ui/dialogs/LetterPreview.tsx'
import { letterSamples } from '../../rules/letter-samples.ts'
import type { LetterKind } from '../../rules/letter-templates.ts'
import { companyQuery } from '../queries.ts'

const links: Readonly<Record<LetterKind, string>> = {
  quote: 'Open the quote',
  quote_reminder: 'Open the quote',
  invoice: 'Open the invoice',
  invoice_reminder: 'Open the invoice',
  credit_note: 'Open the credit note',
}

/** What the typed texts make of a made-up record. */
export function SampleLetter({ kind }: { kind: LetterKind }) {
  const { data: company } = useSuspenseQuery(companyQuery)
  const { name: sender } = useViewer()
  const [subject, message] = useWatch({ name: [`${kind}_subject`, `${kind}_letter`] }) as unknown[]
  const business = company.trading_name ?? company.name
  const values = { ...letterSamples[kind], company: business, sender }
  const filled = (text: unknown) => fillTemplate(typeof text === 'string' ? text : '', values)
  return (
    <LetterPreview
      title="Preview with an example"
      letter={{
        from: business,
        to: 'Jo Brennan',
        cc: [],
        subject: filled(subject),
        message: filled(message),
        link: links[kind],
        files: [`${values.number}.pdf`],
      }}
    />
  )
}
