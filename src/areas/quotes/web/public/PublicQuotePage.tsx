import { useEffect } from 'react'
import { AnsweredQuote } from './AnsweredQuote.tsx'
import { LinkNeeded } from './LinkNeeded.tsx'
import { Message } from './Message.tsx'
import { OpenQuote } from './OpenQuote.tsx'
import buttons from './buttons.module.css'
import css from './parts.module.css'
import { usePublicQuote } from './use-public-quote.ts'
import { wordsOf } from './refusal-words.ts'
import { quoteName } from '../../rules/quote-words.ts'

/** What a client sees behind a quote's link: the quote to answer, how it was answered, or why it cannot be. */
export function PublicQuotePage({ secret }: { secret: string }) {
  const { loading, tryAgain, show } = usePublicQuote(secret)
  const model = loading.state === 'there' ? loading.quote.model : null
  useEffect(() => {
    if (model) document.title = `Quote ${quoteName(model.number, model.revision)} · ${model.seller.name}`
  }, [model])

  switch (loading.state) {
    case 'loading':
      return (
        <main className={css.loading} aria-busy>
          <output>Loading the quote…</output>
        </main>
      )
    case 'unknown':
      return <LinkNeeded isUnknown />
    case 'failed':
      return (
        <main>
          <Message title="Could not load the quote" text={wordsOf(loading.error)}>
            <button type="button" className={buttons.primary} onClick={tryAgain}>
              Try again
            </button>
          </Message>
        </main>
      )
    case 'there':
      return loading.quote.state === 'open' ? (
        <OpenQuote secret={secret} quote={loading.quote} onAnswered={show} />
      ) : (
        <AnsweredQuote secret={secret} quote={loading.quote} isTooLate={loading.isTooLate} />
      )
  }
}
