import { type PointerEvent, useMemo, useState } from 'react'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { addDays, formatDayMonth, formatTime, melbourneTime, weekday } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { Link } from '#ui/navigation.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import type { Board, BoardOrder } from '../contract/board.ts'
import { type TrayCard, type TrayDay, trayOf } from '../rules/tray.ts'
import text from './board.module.css'
import { fillPath } from './fill/fill-path.ts'
import css from './Tray.module.css'
import type { BoardAddress } from './use-board-address.ts'

/** As many of a day as are shown at first. */
const shownAtFirst = 8

/** The orders that still need a machine or a driver, by day. */
export function Tray({
  board,
  address: { search, set, today },
  onFill,
  onGrab,
}: {
  board: Board
  address: BoardAddress
  onFill: ((order: BoardOrder, lacks_driver: boolean) => void) | undefined
  onGrab: ((event: PointerEvent, card: TrayCard) => void) | undefined
}) {
  const days = useMemo(() => trayOf(board, { today, search }), [board, today, search])
  const count = days.reduce((sum, { cards }) => sum + cards.reduce((of, card) => of + card.count, 0), 0)
  return (
    <section className={css.tray} aria-labelledby="to-fill" data-tray>
      <h2 id="to-fill" className={css.trayTitle}>
        To fill <span className={text.count}>{count}</span>
      </h2>
      <div className={css.traySearch}>
        <SearchBox
          value={search}
          onSearch={(words) => set({ search: words === '' ? undefined : words })}
          placeholder="Category, client, suburb"
        />
      </div>
      <div className={css.trayDays}>
        {days.map((day) => (
          <TraySection key={day.date} day={day} today={today} onFill={onFill} onGrab={onGrab} />
        ))}
        {count === 0 && (
          <p className={css.trayEmpty}>
            {search === '' ? 'Every order of these days has what it needs.' : 'No order to fill matches.'}
          </p>
        )}
      </div>
      {onGrab && <p className={css.takeOff}>Drop a booking here to take it off. The order stays to fill.</p>}
    </section>
  )
}

function TraySection({
  day: { date, count, earlier, cards },
  today,
  onFill,
  onGrab,
}: {
  day: TrayDay
  today: string
} & Pick<Parameters<typeof Tray>[0], 'onFill' | 'onGrab'>) {
  const [all, setAll] = useState(false)
  const shown = all ? cards : cards.slice(0, shownAtFirst)
  return (
    <section>
      <h3 className={css.trayDay}>
        {dayWords(date, today)}{' '}
        <span>
          {count} to fill{earlier > 0 && `, ${earlier} above`}
        </span>
      </h3>
      <ul className={css.cards}>
        {shown.map((card) => (
          <li key={card.key}>
            <Card card={card} onFill={onFill} onGrab={onGrab} />
            {onFill && card.leads_job && (
              <Link to={fillPath(card.first.job_id)} className={css.more}>
                Fill the whole job
              </Link>
            )}
          </li>
        ))}
      </ul>
      {cards.length > shown.length && (
        <button type="button" className={css.more} onClick={() => setAll(true)}>
          {cards.length - shown.length} more
        </button>
      )}
    </section>
  )
}

function Card({
  card,
  onFill,
  onGrab,
}: { card: TrayCard } & Pick<Parameters<typeof Tray>[0], 'onFill' | 'onGrab'>) {
  const order = card.first
  const place = [order.suburb, order.client].filter(Boolean).join(', ')
  const content = (
    <>
      <span className={css.cardLine}>
        <strong>{card.category}</strong>
        <span className={text.dim}>{formatTime(melbourneTime(order.starts_at))}</span>
      </span>
      <span className={css.cardLine}>
        <span className={text.cut}>{place}</span>
        {tagsOf(card).map((tag) => (
          <span key={tag} className={css.tag}>
            {tag}
          </span>
        ))}
      </span>
    </>
  )
  if (!onFill)
    return (
      <Link to={orderPaths.edit(order.id)} className={css.card}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      className={css.card}
      onPointerDown={(event) => onGrab?.(event, card)}
      onClick={() => onFill(order, card.lacks_driver)}
    >
      {content}
    </button>
  )
}

const tagsOf = ({ at_once, days, lacks_driver }: TrayCard): string[] => [
  ...(lacks_driver ? ['driver'] : []),
  ...(at_once > 1 ? [`× ${at_once}`] : []),
  ...(days > 1 ? [plural(days, 'day')] : []),
]

function dayWords(date: string, today: string): string {
  const words = `${weekday(date)} ${formatDayMonth(date)}`
  if (date === today) return `Today, ${words}`
  return date === addDays(today, 1) ? `Tomorrow, ${words}` : words
}
