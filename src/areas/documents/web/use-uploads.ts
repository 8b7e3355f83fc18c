import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnanswered } from '#platform/web/calls/refusal.ts'
import { useLeaveGuard } from '#platform/web/forms/use-leave-guard.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import type { Document } from '../contract/document.ts'
import type { DocumentForm } from './document-form.ts'
import { failureOf, postDocument } from './post-document.ts'
import type { Place } from './queries.ts'

/** A document being uploaded; with `replaces`, in place of another. */
export interface Upload {
  id: number
  form: DocumentForm
  replaces?: Document | undefined
  /** How much has gone out, from 0 to 1. */
  share: number
  failure: Failure | null
}

interface Failure {
  reason: string
  /** Retrying it unchanged may succeed; otherwise something about it must change. */
  isPassing: boolean
}

/** Uploads documents in the background. Failed ones stay with their reason until retried or discarded. */
export function useUploads(place: Place) {
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  useLeaveGuard(uploads.length > 0)

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const drop = ({ id }: Upload) => setUploads((all) => all.filter((one) => one.id !== id))

  const send = async (upload: Upload) => {
    const { id, form } = upload
    change(id, { share: 0, failure: null })
    try {
      await postDocument(place, upload, (share) => change(id, { share }))
      drop(upload)
      showToast({ message: `${form.title} saved` })
    } catch (error) {
      change(id, { failure: { reason: failureOf(error), isPassing: isUnanswered(error) } })
    }
    await queries.invalidateQueries({ queryKey: ['document'] })
  }

  const start = (form: DocumentForm, replaces?: Document) => {
    const upload = { id: performance.now(), form, replaces, share: 0, failure: null }
    setUploads((all) => [...all, upload])
    void send(upload)
  }
  return { uploads, start, retry: (upload: Upload) => void send(upload), drop }
}
