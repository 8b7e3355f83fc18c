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
    onSaved,
  }: {
    form: UseFormReturn<Values, unknown, Parsed>
    params: { id: number }
    name: string
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
    return save({ params, body } as unknown as Input<E>)
  }
  return { run, saving, submitError }
}
