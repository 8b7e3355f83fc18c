import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallOptions } from '#platform/web/api.ts'
import { Refusal } from '#platform/web/refusal.ts'
import { showRefusal } from '#platform/web/show-refusal.ts'
import { useLeaveGuard } from '#platform/web/use-leave-guard.ts'
import { showToast } from '#ui/toasts/toast-store.ts'

/** A document on its way to the server. */
export interface Upload {
  id: number
  title: string
  files: readonly File[]
  /** How much has gone out, from 0 to 1. */
  share: number
  /** Why it did not arrive; null while it is under way. */
  reason: string | null
}

type Send = (options: CallOptions) => Promise<unknown>

/** Sends documents while one goes on working. What fails stays with its reason until it is sent again or dropped. */
export function useUploads() {
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const sends = useRef(new Map<number, Send>())
  useLeaveGuard(uploads.length > 0)

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const drop = (id: number) => {
    sends.current.delete(id)
    setUploads((all) => all.filter((one) => one.id !== id))
  }

  const run = async ({ id, title, files }: Upload) => {
    change(id, { share: 0, reason: null })
    try {
      await sends.current.get(id)?.({
        files: { files },
        onProgress: (share) => change(id, { share }),
      })
      drop(id)
      showToast({ message: `${title} saved` })
    } catch (error) {
      const { beside } = showRefusal(error)
      change(id, { reason: beside ?? reasonOf(error) })
    }
    await queries.invalidateQueries({ queryKey: ['document'] })
  }

  const start = (title: string, files: readonly File[], send: Send) => {
    const upload = { id: performance.now(), title, files, share: 0, reason: null }
    sends.current.set(upload.id, send)
    setUploads((all) => [...all, upload])
    void run(upload)
  }
  return { uploads, start, retry: (upload: Upload) => void run(upload), drop }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Refusal)) return 'Something went wrong.'
  const fields = Object.values(error.errors)
  if (fields.length > 0) return fields.join(' ')
  return error.status === 0
    ? 'There was no answer. Check the connection and try again.'
    : 'Something went wrong.'
}
