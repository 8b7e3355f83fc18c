import { useState } from 'react'
import { call } from '#platform/web/calls/api.ts'
import type { PublicQuote } from '../../contract/public-endpoints.ts'
import { totalsOfChoice } from '../../rules/public-quote.ts'
import { optionsOf } from './OptionChoices.tsx'
import { withRetries } from './retry.ts'
import { publicCalls } from './public-calls.ts'
import { wordsOf } from './refusal-words.ts'

type Choice = ReadonlySet<number>

/**
 * The options that a client takes, and what the quote comes to with them. Where the page may not know the prices the
 * server is asked: until it has answered the sheet stays at the choice before, so that the two never differ.
 */
export function useChoice(secret: string, { model, totals }: PublicQuote) {
  const [shown, setShown] = useState(() => ({
    chosen: new Set(optionsOf(model).flatMap((line) => (line.is_selected ? line.id : []))) as Choice,
    totals,
  }))
  const [asked, setAsked] = useState<Choice | null>(null)
  const [words, setWords] = useState<string | null>(null)

  async function choose(chosen: Choice): Promise<void> {
    setWords(null)
    const known = totalsOfChoice(model, chosen)
    if (known) return setShown({ chosen, totals: known })
    setAsked(chosen)
    try {
      const body = { selected_line_ids: [...chosen] }
      const total = () => call(publicCalls.totalPublicQuote, { params: { secret }, body })
      setShown({ chosen, totals: await withRetries(total) })
    } catch (error) {
      setWords(wordsOf(error))
    } finally {
      setAsked(null)
    }
  }

  return { ...shown, ticked: asked ?? shown.chosen, isBusy: asked !== null, words, choose }
}
