import { useEffect, useRef } from 'react'
import { addressOf } from '#platform/web/calls/request.ts'
import { instantWords } from '#shared/local-date.ts'
import { DocumentSheet } from '#ui/document/DocumentSheet.tsx'
import type { PublicQuote, PublicQuoteState } from '../../contract/public-endpoints.ts'
import { documentOfPublicQuote } from '../../rules/quote-document.ts'
import { Message, type Tone } from './Message.tsx'
import { publicCalls } from './public-calls.ts'
import { Reach } from './Reach.tsx'
import css from './parts.module.css'

type Answered = Exclude<PublicQuoteState, 'open'>

/** Its state, in a word; the sheet's watermark when it must not be relied on. */
const words: Readonly<Record<Answered, { title: string; tone: Tone; mark: string | null }>> = {
  accepted: { title: 'Accepted', tone: 'good', mark: null },
  declined: { title: 'Declined', tone: 'plain', mark: 'Declined' },
  expired: { title: 'Expired', tone: 'warning', mark: 'Expired' },
  replaced: { title: 'Replaced', tone: 'warning', mark: 'Replaced' },
}

/**
 * A quote that can no longer be answered: why, and its content. `isTooLate`: the reader has just answered,
 * and someone else was faster.
 */
export function AnsweredQuote({
  secret,
  quote,
  isTooLate,
}: {
  secret: string
  quote: PublicQuote
  isTooLate: boolean
}) {
  const { model } = quote
  const { title, tone, mark } = words[quote.state as Answered]
  const said = isTooLate
    ? ({ title: 'Your answer was not recorded', tone: 'warning', text: tooLateWords(quote) } as const)
    : { title, tone, text: acceptedWords(quote) ?? quote.message }
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    // Someone who has just answered is at the bottom of a long page, and their dialog is gone.
    scrollTo(0, 0)
    page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  const at = { params: { secret } }
  return (
    <main ref={page} className={css.page}>
      <Message {...said}>
        {quote.state === 'accepted' && (
          <a className={css.link} href={addressOf(publicCalls.publicQuotePdf, at)}>
            Download the signed quote (PDF)
          </a>
        )}
        <Reach name={model.seller.name} phone={quote.seller_phone} email={quote.seller_email} />
      </Message>
      <DocumentSheet
        view={documentOfPublicQuote(model, { mark, totals: quote.totals })}
        logo={quote.has_logo ? addressOf(publicCalls.publicQuoteLogo, at) : null}
        signature={quote.has_signature ? addressOf(publicCalls.publicQuoteSignature, at) : null}
      />
    </main>
  )
}

/** Shown in place of an answer that came too late. */
function tooLateWords({ state, message, declined_at, model: { acceptance } }: PublicQuote): string | null {
  if (state === 'accepted' && acceptance)
    return `Your answer was not recorded: accepted by ${acceptance.name} on ${instantWords(acceptance.accepted_at)}.`
  if (state === 'declined' && declined_at)
    return `Your answer was not recorded: declined on ${instantWords(declined_at)}.`
  return message && `Your answer was not recorded: ${message}`
}

function acceptedWords({ state, model: { acceptance } }: PublicQuote): string | null {
  if (state !== 'accepted' || !acceptance) return null
  return `${acceptance.name} accepted this quote on ${instantWords(acceptance.accepted_at)}. Thank you.`
}
