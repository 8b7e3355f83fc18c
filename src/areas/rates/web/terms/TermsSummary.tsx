import { get, useFormContext, useWatch } from 'react-hook-form'
import { TermOverrides, type TermOverridesShown } from '../../contract/term-overrides.ts'
import { termsInWords } from '../../rules/terms-in-words.ts'

/** The terms that a card or a rate has of its own, in words; nothing where it has none. */
export function TermsSummary({ at, className }: { at: string; className?: string | undefined }) {
  const { formState } = useFormContext()
  const typed: unknown = useWatch({ name: at })
  const { data } = TermOverrides.safeParse(typed ?? {})
  if (!data || get(formState.errors, at))
    return <p className={className}>Some of its terms need correcting.</p>
  const words = termsInWords(data as TermOverridesShown)
  return words.length > 0 && <p className={className}>{words.join('; ')}</p>
}
