import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { SavedLetterInput } from '#platform/contract/letter.ts'
import { useSave } from '../forms/use-save.ts'

/** Puts the letter of a dialog aside as typed, to be sent later; `name` is what it is about. */
export function useSaveLetter<E extends Endpoint, Values extends FieldValues, Parsed>(
  endpoint: E,
  {
    form,
    params,
    name,
    seen_saved_at,
    onSaved,
  }: {
    form: UseFormReturn<Values, unknown, Parsed>
    params: { id: number }
    name: string
    /** When the one that is typed over was saved; null for the standard letter. */
    seen_saved_at: string | null
    onSaved: () => void
  },
) {
  const { save, saving, submitError } = useSave(endpoint, {
    form,
    saved: () => `Letter for ${name} saved`,
    onSaved,
  })
  const run = () => {
    const typed: FieldValues = form.getValues()
    const body = Object.fromEntries(Object.keys(SavedLetterInput.shape).map((field) => [field, typed[field]]))
    return save({ params, body: { ...body, seen_saved_at } } as unknown as Input<E>)
  }
  return { run, saving, submitError }
}
