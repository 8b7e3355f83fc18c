import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { showToast } from '#ui/toasts/toast-store.ts'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import type { OrderBooking } from '../contract/booking.ts'
import { grouped } from '../rules/candidate-groups.ts'
import { aboutOrder } from './about-order.ts'
import { nameOf } from './booking-name.ts'
import { CandidateItem } from './CandidateItem.tsx'
import { CandidateSection } from './CandidateSection.tsx'
import { type ResourceKind, candidatesQuery, orderQuery } from './queries.ts'
import css from './scheduler.module.css'
import { type BookVia, useBook } from './use-book.ts'

const wordsOf = {
  asset: {
    title: 'Choose a machine',
    search: 'Search fleet no., name or rego',
    none: 'No machine found',
  },
  driver: { title: 'Choose a driver', search: 'Search name, number or mobile', none: 'No driver found' },
  attachment: {
    title: 'Choose an attachment',
    search: 'Search code or name',
    none: 'No attachment found',
  },
} as const

/**
 * Machines, drivers or attachments for an order, best first, with the points for and against each. Those that cannot go
 * come last, and those of other kinds are folded away until someone searches for them. Arrow keys move from the search
 * through the list, Enter books.
 */
export function CandidateDialog({
  kind,
  order_id,
  version,
  replaced,
  isGone = false,
  via,
  onClose,
}: {
  kind: ResourceKind
  order_id: number
  version: number
  /** The booking that the chosen one takes the place of. */
  replaced?: OrderBooking | undefined
  /** That one has been released since. */
  isGone?: boolean
  via?: BookVia | undefined
  onClose: () => void
}) {
  const [search, setSearch] = useState('')
  const { data: order } = useQuery(orderQuery(order_id))
  const found = useQuery({
    ...candidatesQuery(kind, order_id, { search, instead_of: replaced?.id }),
    placeholderData: keepPreviousData,
  })
  const booking = useBook({ order_id, version, kind, replaced, via, onBooked: onClose })
  const lost = replaced && isGone && !booking.saving ? nameOf(replaced) : undefined
  useEffect(() => {
    if (lost === undefined) return
    showToast({ message: `${lost} is no longer booked on this order.`, kind: 'error' })
    onClose()
  }, [lost, onClose])
  const mayOverride = !useWhyNot()('scheduler:override')
  const best = found.data?.find(({ free, reasons }) => free && reasons.length === 0)
  const body = useRef<HTMLDivElement>(null)
  const words = wordsOf[kind]

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [...(body.current?.querySelectorAll<HTMLElement>('input, [data-book]') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const next = step && stops[at === -1 ? 1 : at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <Dialog
      title={replaced ? `Replace ${nameOf(replaced)}` : words.title}
      about={order && aboutOrder(order)}
      size="lg"
      onClose={onClose}
    >
      {/* No control itself: it only handles the arrow keys of those inside. */}
      <div ref={body} role="presentation" className={css.chooser} onKeyDown={onKeyDown}>
        <SearchBox value={search} onSearch={setSearch} placeholder={words.search} takesFocus />
        {booking.error && <Notice tone="danger">{booking.error}</Notice>}
        {found.data === undefined ? (
          found.isError ? (
            <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />
          ) : (
            <LoadingState />
          )
        ) : found.data.length === 0 ? (
          <EmptyState title={words.none} text="Try another name or number." />
        ) : (
          <div className={css.groups} aria-busy={found.isPlaceholderData || undefined}>
            {grouped(found.data, mayOverride).map(({ group, members }) => (
              <CandidateSection
                key={group}
                group={group}
                count={members.length}
                isFolded={group === 'other-kinds' && search === ''}
              >
                {members.map((candidate) => (
                  <CandidateItem
                    key={candidate.id}
                    candidate={candidate}
                    booking={booking}
                    isBest={candidate === best}
                  />
                ))}
              </CandidateSection>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}
