import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { beforeReload } from '#ui/reload.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { type Place, saveDraft, takeDraft, draftOf } from './form-draft.ts'
import { sessionUser } from '../calls/session.ts'

const here = (): Place | null => {
  const user = sessionUser()
  return user && { user_id: user.id, path: location.pathname }
}

/** Keeps what is typed across a reload that the page itself offers; `name` distinguishes forms at one address. */
export function useFormDraft<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  name: string,
): void {
  const { control, getValues, setValue } = form as unknown as UseFormReturn
  useEffect(() => {
    const place = here()
    const typed = place && takeDraft(sessionStorage, place, name)
    if (!typed) return
    for (const [field, value] of Object.entries(typed)) setValue(field, value, { shouldDirty: true })
    showToast({ message: 'What you typed is back. Save it.', kind: 'info', ms: 10_000 })
  }, [name, setValue])
  useEffect(
    () =>
      beforeReload(() => {
        const place = here()
        const { typed, isWhole } = draftOf(getValues(), control._defaultValues)
        const isKept =
          Object.keys(typed).length === 0 || (place !== null && saveDraft(sessionStorage, place, name, typed))
        return isWhole && isKept
      }),
    [name, control, getValues],
  )
}
