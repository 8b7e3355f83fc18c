import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { personOf } from '#platform/server/sessions/viewer.ts'
import type { DefaultView } from '../contract/saved-view.ts'
import { viewLimits } from '../rules/view-limits.ts'
import { deleteDefault, listDefaults, putDefault } from './default-view-store.ts'

/** Sets what one of the person's lists opens with, or removes it. @throws conflict when there are too many. */
export async function setDefaultView(change: Change, view: DefaultView): Promise<void> {
  const { user_id } = personOf(change.viewer)
  if (view.search === '') await deleteDefault(change.tx, user_id, view.list_key)
  else {
    const kept = await listDefaults(change.tx, user_id)
    if (kept.filter(({ list_key }) => list_key !== view.list_key).length >= viewLimits.in_all)
      throw conflict(`You have ${viewLimits.in_all} default views, which is the limit.`)
    await putDefault(change.tx, user_id, view)
  }
  change.live('saved_view', user_id, user_id)
}
