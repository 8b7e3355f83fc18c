import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ListEndpoint } from './list-query.ts'

/** The list that someone left to open one of its records. */
export interface ListTrail {
  /** Its address. */
  path: string
  endpoint: ListEndpoint
  /** Its filters and sort. */
  query: Readonly<Record<string, unknown>>
  page: number
  page_size: number
  /** The addresses that were opened from it, one after the other. */
  opened: readonly string[]
}

let trail: ListTrail | null = null

/** For a list: from a record opened here, the person can step through the others. */
export function useListTrail(left: Omit<ListTrail, 'path' | 'opened'>): void {
  const router = useRouter()
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() =>
    router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
      if (pathChanged) trail = { ...left, path, opened: [toLocation.pathname] }
    }),
  )
}

/** The list that a record at this address was opened from. */
export const trailTo = (pathname: string, id: number): ListTrail | null =>
  trail && leadsTo(trail, pathname, id) ? trail : null

/** A list links to other records too: its own are below its address, archived ones below that of the current. */
export const leadsTo = ({ path, opened }: Pick<ListTrail, 'path' | 'opened'>, pathname: string, id: number) =>
  opened.includes(pathname) && pathname.startsWith(`${path.replace(/\/archived\w*$/, '')}/${id}/`)

/** Someone steps from one record to another, which may be on another page of the list. */
export function followTrail(from: ListTrail, page: number, opened: string): void {
  trail = { ...from, page, opened: [...from.opened, opened] }
}
