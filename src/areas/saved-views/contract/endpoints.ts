import * as z from 'zod'
import { done, endpoint, idParams } from '#platform/contract/endpoint.ts'
import { SavedView, SavedViewInput, SavedViewPatch } from './saved-view.ts'

const topic = 'saved_view'

/** Everybody has views of their own, and sees no other's. */
export const savedViewEndpoints = {
  listViews: endpoint({
    method: 'GET',
    path: '/api/saved-views',
    permission: 'signed_in',
    summary: 'The own views of all lists, by list and name.',
    topic,
    output: z.array(SavedView),
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/api/saved-views',
    permission: 'signed_in',
    summary: 'Save a view of a list; the own view of that name is replaced.',
    topic,
    body: SavedViewInput,
    output: SavedView,
    message: 'View saved.',
  }),
  renameView: endpoint({
    method: 'PATCH',
    path: '/api/saved-views/:id',
    permission: 'signed_in',
    summary: 'Give an own view another name.',
    topic,
    params: idParams,
    body: SavedViewPatch,
    output: SavedView,
    message: 'View renamed.',
  }),
  removeView: endpoint({
    method: 'DELETE',
    path: '/api/saved-views/:id',
    permission: 'signed_in',
    summary: 'Remove an own view.',
    topic,
    params: idParams,
    output: done,
    message: 'View removed.',
  }),
}
