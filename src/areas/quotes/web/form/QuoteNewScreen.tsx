import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay, useViewer } from '#platform/web/calls/session.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen, newRecordHeader } from '#platform/web/records/NewRecordScreen.tsx'
import { addDays, melbourneDate } from '#shared/local-date.ts'
import { EmptyState } from '#ui/parts/states.tsx'
import { serverNow } from '#ui/server-clock.ts'
import { Screen } from '#ui/shells/Screen.tsx'
import { quoteEndpoints } from '../../contract/endpoints.ts'
import type { Quote, QuoteInput } from '../../contract/quote.ts'
import type { QuoteDefaults } from '../../contract/settings.ts'
import { newLine } from '../../rules/new-line.ts'
import { quoteNoun } from '../../rules/quote-labels.ts'
import { defaultsQuery } from '../queries.ts'
import { quotePaths } from '../quote-paths.ts'
import { saveAndSend, useSendSaved } from '../sending/save-and-send.tsx'
import { useWhyNotQuote } from '../use-why-not-quote.ts'
import { QuoteFields, quoteTogether } from './quote-fields.ts'
import { QuoteForm } from './QuoteForm.tsx'

/** A new quote's initial values from the settings: dated today, for `client_id` if known. */
const initialQuote = (
  defaults: QuoteDefaults,
  { today, user_id, client_id }: { today: string; user_id: number; client_id: number | null },
): Partial<QuoteInput> => ({
  client_id,
  title: '',
  quote_date: today,
  valid_until: addDays(today, defaults.validity_days),
  sales_user_id: user_id,
  terms_id: defaults.terms_id,
  footer_id: defaults.footer_id,
  show_line_prices: defaults.show_line_prices ? 1 : 0,
  discount_type: 'none',
  discount_value: 0,
  // The grid starts with a line to type into.
  lines: [newLine()] as QuoteInput['lines'],
})

/** A new quote; people who may not see its prices could not finish it, so they are told first. */
export function QuoteNewScreen() {
  const mayNotMake = useWhyNotQuote()
  return mayNotMake === undefined ? (
    <NewQuote />
  ) : (
    <Screen {...newRecordHeader({ noun: quoteNoun, list: quotePaths.list })}>
      <EmptyState title="You can’t make quotes" text={`${mayNotMake} An administrator sets rights.`} />
    </Screen>
  )
}

function NewQuote() {
  const navigate = useNavigate()
  const viewer = useViewer()
  const { client_id } = useSearch({ strict: false }) as { client_id?: number }
  // People who may not see clients can only quote to a new one.
  const seesClients = useMay()('clients:read')
  const [today] = useState(() => melbourneDate(serverNow()))
  const { data: defaults } = useSuspenseQuery(defaultsQuery())
  const create = useCreate(quoteEndpoints.createQuote, {
    schema: QuoteFields,
    together: quoteTogether,
    empty: initialQuote(defaults, {
      today,
      user_id: viewer.id,
      client_id: (seesClients && client_id) || null,
    }),
    saved: ({ quote_no }) => `Quote ${quote_no} saved`,
  })
  const open = ({ id }: Quote): Promise<void> => navigate({ href: quotePaths.edit(id), replace: true })
  const submit = async (values: Parameters<typeof create.submit>[0]) => {
    const quote = await create.submit(values)
    if (quote) await open(quote)
  }
  const { send, dialog } = useSendSaved(open)
  return (
    <>
      <NewRecordScreen
        noun={quoteNoun}
        list={quotePaths.list}
        create={{ ...create, submit }}
        next={saveAndSend(create.submit, send)}
      >
        <QuoteForm />
      </NewRecordScreen>
      {dialog}
    </>
  )
}
