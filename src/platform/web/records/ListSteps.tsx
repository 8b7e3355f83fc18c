import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
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
  const queries = useQueryClient()
  const { pathname, searchStr } = useLocation()
  const { data } = useQuery(rowsQuery(trail, page))
  const rows = rowsOf(data)
  const total = useQuery(listQueries(trail.endpoint, trail.query as QueryOf<ListEndpoint>).total)
  const count = (total.data as Page<unknown> | undefined)?.total
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return null

  const place = (page - 1) * page_size + at + 1
  const isLast = count ? place >= count : at === rows.length - 1 && rows.length < page_size
  const step = async (by: 1 | -1) => {
    const onPage = rows[at + by]
    const toPage = onPage ? page : page + by
    const to = onPage ?? rowsOf(await queries.fetchQuery(rowsQuery(trail, toPage))).at(by === 1 ? 0 : -1)
    if (!to) return
    const path = pathname.replace(`/${id}/`, `/${to.id}/`)
    followTrail(trail, toPage, path)
    await navigate({ href: `${path}${searchStr}` })
  }
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
        disabledReason={place > 1 ? undefined : 'This is the first in the list.'}
        onClick={() => void step(-1)}
      />
      <IconButton
        label="Next"
        icon={<IconChevronRight aria-hidden />}
        aria-keyshortcuts="]"
        disabledReason={isLast ? 'This is the last in the list.' : undefined}
        onClick={() => void step(1)}
      />
    </span>
  )
}

interface Row {
  id: number
}

const rowsQuery = ({ endpoint, query, page_size }: ListTrail, page: number) =>
  listQueries(endpoint, { ...query, page, page_size } as QueryOf<ListEndpoint>).rows

const rowsOf = (data: unknown): readonly Row[] => (data as Page<Row> | undefined)?.rows ?? []
