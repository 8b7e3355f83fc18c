import { createContext, useState } from 'react'
import { sessionUser } from '../calls/session.ts'
import { hasDraft } from '../forms/form-draft.ts'

/** Whether a record shows its form instead of its summary. */
export interface Editing {
  isOpen: boolean
  open: () => void
  close: () => void
}

/** For forms: absent where a record has no summary and always shows its form. */
export const EditingContext = createContext<Editing | null>(null)

/** A record opens as its summary; with its form where a reload interrupted an edit. `id`: of the record. */
export function useEditing(id: number): Editing {
  const [edited, setEdited] = useState(() => {
    const user = sessionUser()
    const place = user && { user_id: user.id, path: location.pathname }
    return place && hasDraft(sessionStorage, place, 'PATCH ') ? id : null
  })
  return { isOpen: edited === id, open: () => setEdited(id), close: () => setEdited(null) }
}
