import { serverArea } from '#platform/server/platform.ts'
import { personOf } from '#platform/server/sessions/viewer.ts'
import { savedViewEndpoints } from '../contract/endpoints.ts'
import { listDefaults } from './default-view-store.ts'
import { editView } from './edit-view.ts'
import { removeView } from './remove-view.ts'
import { saveView } from './save-view.ts'
import { listViews } from './saved-view-store.ts'
import { setDefaultView } from './set-default-view.ts'

export const savedViewsArea = serverArea({
  endpoints: savedViewEndpoints,

  handlers: ({ db }) => ({
    listViews: ({ viewer }) => listViews(db, personOf(viewer)),
    listDefaultViews: ({ viewer }) => listDefaults(db, personOf(viewer).user_id),
    setDefaultView: async ({ change, body }) => {
      await setDefaultView(change, body)
      return {}
    },
    saveView: ({ change, body }) => saveView(change, body),
    editView: ({ change, params, body }) => editView(change, params.id, body),
    removeView: async ({ change, params }) => {
      await removeView(change, params.id)
      return {}
    },
  }),

  constraints: {
    saved_view_user_id_list_key_name_key: {
      field: 'name',
      message: 'You already have a view with this name.',
    },
  },
})
