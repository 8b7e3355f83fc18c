import '../styles/calendar.css'
import { DatePicker } from '@mantine/dates'
import { useEffect, useRef, useState } from 'react'
import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { serverNow } from '../server-clock.ts'

/** A month to pick a day from, weeks from Monday. Loaded when the first calendar opens. */
export default function Calendar({
  value,
  min,
  max,
  onPick,
}: {
  value: string | null
  min?: string
  max?: string
  onPick: (day: string | null) => void
}) {
  const calendar = useRef<HTMLDivElement>(null)
  const [today] = useState(() => melbourneDate(serverNow()))
  useEffect(() => {
    const days = calendar.current
    const first =
      days?.querySelector<HTMLElement>('[data-selected]') ?? days?.querySelector<HTMLElement>('[data-today]')
    ;(first ?? days?.querySelector<HTMLElement>('td button'))?.focus()
  }, [])

  return (
    <DatePicker
      ref={calendar}
      value={value}
      defaultDate={value ?? undefined}
      minDate={min}
      maxDate={max}
      onChange={onPick}
      firstDayOfWeek={1}
      // Today in Melbourne, whatever the device's clock says.
      getDayProps={(day) => (day === today ? { 'data-today': true } : { 'data-today': undefined })}
      getDayAriaLabel={formatDate}
      ariaLabels={{
        nextMonth: 'Next month',
        previousMonth: 'Previous month',
        nextYear: 'Next year',
        previousYear: 'Previous year',
        nextDecade: 'Next decade',
        previousDecade: 'Previous decade',
      }}
    />
  )
}
