import '../styles/calendar.css'
import { DatePicker } from '@mantine/dates'
import { formatDate } from '#shared/local-date.ts'

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
  return (
    <DatePicker
      type="multiple"
      value={value}
      defaultDate={value[0] ?? min}
      minDate={min}
      maxDate={max}
      onChange={onChange}
      firstDayOfWeek={1}
      highlightToday
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
