import type { CSSProperties } from 'react'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { formatDayMonth, formatInstant, formatTime, melbourneTime, weekday } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import type { Chip, PlacedChip } from '../rules/chips.ts'
import css from './chips.module.css'
import { ChipIcon, chipWords } from './chip-looks.tsx'

/** One stretch of a row; an order opens from it. */
export function ChipItem({ chip, lane, column, columns }: PlacedChip) {
  const { look, name, partner, orders, hire } = chip
  const [order] = orders
  const style = { '--lane': lane, '--column': column, '--columns': columns } as CSSProperties
  const short = columns === 1 ? name.split(' ')[0] : name
  const content = (
    <>
      <ChipIcon look={look} />
      <b>{short}</b>
      {columns > 1 && <span>{partner ?? (order ? missing(chip) : '')}</span>}
    </>
  )
  const shared = { className: css.chip, 'data-look': look, 'data-chip': chip.id, style, title: titleOf(chip) }
  const to = order ? orderPaths.edit(order.id) : hire && jobPaths.edit(hire.job_id, 'dry_hire')
  return to ? (
    <Link {...shared} to={to} aria-label={titleOf(chip)}>
      {content}
    </Link>
  ) : (
    <span {...shared}>{content}</span>
  )
}

const missing = ({ look, orders }: Chip): string =>
  look !== 'pencilled' && orders.some(({ needs_driver }) => needs_driver) ? 'no driver' : ''

/** Everything a chip stands for: `Truganina, Westgate Landscapes. Priscilla Vo. Mon 23 Nov to Wed 25 Nov, 7:00 am. Confirmed.` */
function titleOf({ hire, look, name, partner, from, to, orders: [order] }: Chip): string {
  const day = (date: string) => `${weekday(date)} ${formatDayMonth(date)}`
  const days = from === to ? day(from) : `${day(from)} to ${day(to)}`
  if (hire) {
    const back = hire.off_hire_at === null ? '' : ` to ${formatInstant(hire.off_hire_at)}`
    return `${name}, ${hire.client}, ${hire.job_no}. ${chipWords.on_hire} since ${formatInstant(hire.on_hire_at)}${back}.`
  }
  const start = order ? `, ${formatTime(melbourneTime(order.starts_at))}` : ''
  return [
    order ? `${name}, ${order.client}` : name,
    ...(partner === null ? [] : [partner]),
    `${days}${start}`,
    chipWords[look],
  ].join('. ')
}
