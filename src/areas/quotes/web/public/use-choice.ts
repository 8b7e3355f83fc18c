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
 * The options a client chooses, and the quote's total with them. Where the page may not know the prices it
 * asks the server, and until the answer arrives the sheet shows the previous choice, so that the two never
 * differ.
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
