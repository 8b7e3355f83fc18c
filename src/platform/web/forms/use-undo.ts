import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { call } from '../calls/api.ts'
import { showRefusal } from '../refusals/show-refusal.ts'

/**
 * Says what was done, and offers to undo it while the toast shows. The server checks again; a refusal is shown
 * as a toast too, since the row that was acted on may have left.
 */
export function useUndo<E extends Endpoint>(endpoint: E, { topics }: { topics: readonly string[] }) {
  const queries = useQueryClient()
  const undo = async (input: Input<E>, undone: string) => {
    try {
      await call(endpoint, input)
      showToast({ message: undone })
    } catch (error) {
      const { beside } = showRefusal(error)
      if (beside) showToast({ message: beside, kind: 'error' })
    } finally {
      for (const topic of topics) void queries.invalidateQueries({ queryKey: [topic] })
    }
  }
  return (done: string, input: Input<E>, undone: string): void =>
    showToast({ message: done, action: { label: 'Undo', run: () => void undo(input, undone) } })
}
