import { useState } from 'react'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { showRefusal } from '../refusals/show-refusal.ts'

/** Fetches a file for a button: `running` while it comes; a refusal is shown in a toast. */
export function useDownload<E extends Endpoint & { download: true }>(endpoint: E) {
  const [running, setRunning] = useState(false)

  const run = async (input: Input<E>): Promise<void> => {
    setRunning(true)
    try {
      const { download } = await import('./download.ts')
      await download(endpoint, input)
    } catch (error) {
      const { beside } = showRefusal(error)
      if (beside) showToast({ message: beside, kind: 'error' })
    } finally {
      setRunning(false)
    }
  }
  return { run, running }
}
