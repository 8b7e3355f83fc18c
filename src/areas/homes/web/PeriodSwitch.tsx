import { useLocation } from '@tanstack/react-router'
import { LinkSwitch } from '#ui/parts/LinkSwitch.tsx'
import { type Period, periods } from '../contract/periods.ts'

const labels: Readonly<Record<Period, string>> = {
  today: 'Today',
  week: 'Week',
  month: 'Month',
  year: 'Year',
}

/** How much time the figures of a business cover. */
export function PeriodSwitch({ period }: { period: Period }) {
  const { pathname } = useLocation()
  return (
    <LinkSwitch
      label="Period"
      options={periods.map((one) => ({
        label: labels[one],
        to: one === 'week' ? pathname : `${pathname}?period=${one}`,
        isCurrent: one === period,
      }))}
    />
  )
}
