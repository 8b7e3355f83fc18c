import * as z from 'zod'
import { done, endpoint, idParams } from '#platform/contract/endpoint.ts'
import { DefaultView, DefaultViewInput, SavedView, SavedViewInput, SavedViewPatch } from './saved-view.ts'

const topic = 'saved_view'

/** Everyone has views of their own, and sees those that others share with them. */
export const savedViewEndpoints = {
  listViews: endpoint({
    method: 'GET',
    path: '/api/saved-views',
    permission: 'signed_in',
    summary: 'Your views and those shared with you, by list and name.',
    topic,
    output: z.array(SavedView),
  }),
  listDefaultViews: endpoint({
    method: 'GET',
    path: '/api/default-views',
    permission: 'signed_in',
    summary: 'Your default view of each list.',
    topic,
    output: z.array(DefaultView),
  }),
  setDefaultView: endpoint({
    method: 'PUT',
    path: '/api/default-views',
    permission: 'signed_in',
    summary: 'Set the default view of a list; an empty search removes it.',
    topic,
    body: DefaultViewInput,
    output: done,
    message: 'Default view saved.',
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/api/saved-views',
    permission: 'signed_in',
    summary: 'Save a view of a list; it replaces your view of that name.',
    topic,
    body: SavedViewInput,
    output: SavedView,
    message: 'View saved.',
  }),
  editView: endpoint({
    method: 'PATCH',
    path: '/api/saved-views/:id',
    permission: 'signed_in',
    summary: 'Rename or share a view.',
    topic,
    params: idParams,
    body: SavedViewPatch,
    output: SavedView,
    message: 'View saved.',
  }),
  removeView: endpoint({
    method: 'DELETE',
    path: '/api/saved-views/:id',
    permission: 'signed_in',
    summary: 'Remove a view.',
    topic,
    params: idParams,
    output: done,
    message: 'View removed.',
  }),
}
