import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Page } from '#platform/contract/endpoint.ts'
import { IconButton } from '#ui/parts/Button.tsx'
import { type ListEndpoint, listQueries, type QueryOf } from '../lists/list-query.ts'
import { followTrail, type ListTrail, trailTo } from '../lists/list-trail.ts'
import css from './ListSteps.module.css'

/** To the previous and next record of the list that this one was opened from; nothing where it was not. */
export function ListSteps({ id }: { id: number }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const trail = trailTo(pathname, id)
  return trail && <Steps trail={trail} id={id} />
}

function Steps({ trail, id }: { trail: ListTrail; id: number }) {
  const { page, page_size } = trail
  const navigate = useNavigate()
  const { pathname, searchStr } = useLocation()
  const rows = useRows(trail, page)
  const at = rows.findIndex((row) => row.id === id)
  const isFirst = at === 0 && page > 1
  const isLast = at >= 0 && at === rows.length - 1 && rows.length === page_size
  const before = useRows(trail, page - 1, isFirst)
  const after = useRows(trail, page + 1, isLast)
  const total = useQuery(listQueries(trail.endpoint, trail.query as QueryOf<ListEndpoint>).total)
  const count = (total.data as Page<unknown> | undefined)?.total
  if (at < 0) return null

  const go = (to: Row | undefined, toPage: number) => {
    if (!to) return
    const path = pathname.replace(`/${id}/`, `/${to.id}/`)
    followTrail(trail, toPage, path)
    void navigate({ href: `${path}${searchStr}` })
  }
  const previous = isFirst ? before.at(-1) : rows[at - 1]
  const next = isLast ? after[0] : rows[at + 1]
  const place = (page - 1) * page_size + at + 1
  return (
    <span className={css.steps}>
      <span className={css.place}>
        {place.toLocaleString('en-AU')}
        {count ? ` of ${count.toLocaleString('en-AU')}` : ''}
      </span>
      <IconButton
        label="Previous"
        icon={<IconChevronLeft aria-hidden />}
        aria-keyshortcuts="["
        disabledReason={previous ? undefined : 'This is the first of the list.'}
        onClick={() => go(previous, isFirst ? page - 1 : page)}
      />
      <IconButton
        label="Next"
        icon={<IconChevronRight aria-hidden />}
        aria-keyshortcuts="]"
        disabledReason={next ? undefined : 'This is the last of the list.'}
        onClick={() => go(next, isLast ? page + 1 : page)}
      />
    </span>
  )
}

interface Row {
  id: number
}

function useRows({ endpoint, query, page_size }: ListTrail, page: number, enabled = true): readonly Row[] {
  const asked = { ...query, page, page_size } as QueryOf<ListEndpoint>
  const { data } = useQuery({ ...listQueries(endpoint, asked).rows, enabled })
  return (data as Page<Row> | undefined)?.rows ?? []
}
