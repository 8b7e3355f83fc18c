import { useState } from 'react'
import { call } from '#platform/web/calls/api.ts'
import { Refusal } from '#platform/web/calls/refusal.ts'
import type { PublicQuote } from '../../contract/public-endpoints.ts'
import { oneAtATime } from '#shared/one-at-a-time.ts'
import { withRetries } from './retry.ts'
import { publicCalls } from './public-calls.ts'
import { fieldWordsOf, wordsOf } from './refusal-words.ts'

export type FieldWords = Readonly<Record<string, string>>

/** Sends an answer and keeps its errors; typed values stay. */
export function useAnswer(
  secret: string,
  onAnswered: (quote: PublicQuote, isRecorded: boolean) => void,
  /** The fields that show their own errors. */
  places: readonly string[],
) {
  const [isBusy, setIsBusy] = useState(false)
  const [alone] = useState(oneAtATime)
  const [words, setWords] = useState<string | null>(null)
  const [fields, setFields] = useState<FieldWords>({})

  const refuse = (wrong: FieldWords) => {
    setFields(wrong)
    setWords(null)
  }

  /** Typing clears an error until the form is sent again. */
  const forget = (name: string) => {
    if (fields[name]) setFields({ ...fields, [name]: '' })
  }

  /** Validates and sends what was typed; busy from the first press, so that a double one sends one answer. */
  const answer = (work: () => Promise<void>): Promise<void> =>
    alone(async () => {
      setIsBusy(true)
      await work().finally(() => setIsBusy(false))
    })

  async function send(work: () => Promise<PublicQuote>): Promise<void> {
    setFields({})
    setWords(null)
    try {
      onAnswered(await withRetries(work), true)
    } catch (error) {
      const wrong = fieldWordsOf(error)
      setFields(wrong)
      setWords(places.some((name) => wrong[name]) ? null : wordsOf(error))
      if (error instanceof Refusal && error.status === 409) await lookAgain()
    }
  }

  /** Someone else was faster, or the day has passed: the quote's new state says more than the refusal. */
  const lookAgain = () =>
    call(publicCalls.getPublicQuote, { params: { secret } }).then(
      (quote) => onAnswered(quote, false),
      () => undefined,
    )

  return { isBusy, words, fields, refuse, forget, answer, send }
}
