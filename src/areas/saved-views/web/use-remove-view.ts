import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/calls/api.ts'
import { showRefusal } from '#platform/web/refusals/show-refusal.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { savedViewEndpoints } from '../contract/endpoints.ts'
import type { SavedView } from '../contract/saved-view.ts'
import { viewsQuery } from './queries.ts'

/** Removes a view; the toast offers undo. A refusal is shown in a toast, since the menu has closed. */
export function useRemoveView() {
  const queries = useQueryClient()

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      const { beside } = showRefusal(error)
      if (beside) showToast({ message: beside, kind: 'error' })
    } finally {
      await queries.invalidateQueries({ queryKey: viewsQuery.queryKey })
    }
  }
  const bringBack = ({ list_key, name, search, shared_with }: SavedView) =>
    attempt(() => call(savedViewEndpoints.saveView, { body: { list_key, name, search, shared_with } }))

  return (view: SavedView) =>
    attempt(async () => {
      await call(savedViewEndpoints.removeView, { params: { id: view.id } })
      showToast({
        message: `${view.name} removed`,
        action: { label: 'Undo', run: () => void bringBack(view) },
      })
    })
}
