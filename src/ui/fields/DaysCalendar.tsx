import '../styles/calendar.css'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { serverNow } from '../server-clock.ts'

/** A month to pick several days from, weeks from Monday. Loaded when first shown. */
export default function DaysCalendar({
  value,
  min,
  max,
  onChange,
}: {
  value: string[]
  min?: string
  max?: string
  onChange: (days: string[]) => void
}) {
  const [today] = useState(() => melbourneDate(serverNow()))
  return (
    <DatePicker
      type="multiple"
      value={value}
      defaultDate={value[0] ?? min}
      minDate={min}
      maxDate={max}
      onChange={onChange}
      firstDayOfWeek={1}
      // Today in Melbourne, whatever the device's clock says.
      getDayProps={(day) => ({ 'data-today': day === today || undefined })}
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
