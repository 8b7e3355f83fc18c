import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#platform/web/calls/api.ts'
import { noteEndpoints } from '../contract/endpoints.ts'

/** The record that notes are about. */
export interface Place {
  record_type: string
  record_id: number
}

const { listNotes } = noteEndpoints

/** A record's notes, as many pages as requested. The key begins with the topic, so that a live notice finds it. */
export const notesQuery = (place: Place) =>
  infiniteQueryOptions({
    queryKey: [listNotes.topic, listNotes.path, place],
    queryFn: ({ pageParam, signal }) =>
      call(listNotes, { params: place, query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, page_size, total }) =>
      page * page_size < (total ?? 0) ? page + 1 : undefined,
  })
