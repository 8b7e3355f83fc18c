import { useState } from 'react'
import { addressOf } from '#platform/web/calls/request.ts'
import { formatDate } from '#shared/local-date.ts'
import { DocumentSheet } from '#ui/document/DocumentSheet.tsx'
import type { PublicQuote } from '../../contract/public-endpoints.ts'
import { documentOfPublicQuote } from '../../rules/quote-document.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { Message } from './Message.tsx'
import { OptionChoices, optionsOf } from './OptionChoices.tsx'
import { publicCalls } from './public-calls.ts'
import { Reach } from './Reach.tsx'
import { useChoice } from './use-choice.ts'
import buttons from './buttons.module.css'
import css from './parts.module.css'

type Asked = 'accept' | 'decline' | null

/** A quote awaiting its answer: read it, choose options, accept with a signature or decline with a reason. */
export function OpenQuote({
  secret,
  quote,
  onAnswered,
}: {
  secret: string
  quote: PublicQuote
  onAnswered: (quote: PublicQuote, isRecorded: boolean) => void
}) {
  const { model } = quote
  const options = optionsOf(model)
  const { chosen, totals, ticked, isBusy, words, choose } = useChoice(secret, quote)
  const [asked, setAsked] = useState<Asked>(null)
  const view = documentOfPublicQuote(model, { chosen, totals })
  const total = view.totals.find((one) => one.is_grand)
  const answer = { secret, quote, onAnswered, onClose: () => setAsked(null) }

  return (
    <>
      <main className={css.page}>
        <Message
          title={`Your quote from ${model.seller.name}`}
          text={`Read it, then accept or decline it below. It is valid until ${formatDate(model.valid_until)}.`}
        >
          <a className={css.link} href={addressOf(publicCalls.publicQuotePdf, { params: { secret } })}>
            Download as PDF
          </a>
        </Message>
        <DocumentSheet
          view={view}
          logo={quote.has_logo ? addressOf(publicCalls.publicQuoteLogo, { params: { secret } }) : null}
          afterLines={
            options.length > 0 && (
              <OptionChoices
                options={options}
                chosen={ticked}
                isBusy={isBusy}
                words={words}
                onChange={(next) => void choose(next)}
              />
            )
          }
        />
        <Reach name="Any questions?" phone={quote.seller_phone} email={quote.seller_email} />
      </main>
      <section className={css.bar} aria-label="Your answer">
        <div className={css.barInner}>
          {total && (
            <output className={css.total}>
              <span>{total.label}</span>
              <strong>{total.value}</strong>
            </output>
          )}
          <div className={css.answers}>
            <button type="button" className={buttons.secondary} onClick={() => setAsked('decline')}>
              Decline
            </button>
            <button
              type="button"
              className={buttons.primary}
              disabled={isBusy}
              onClick={() => setAsked('accept')}
            >
              Accept
            </button>
          </div>
        </div>
      </section>
      <AcceptDialog {...answer} isOpen={asked === 'accept'} chosen={chosen} total={total?.value ?? ''} />
      <DeclineDialog {...answer} isOpen={asked === 'decline'} />
    </>
  )
}
