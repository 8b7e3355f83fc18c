import { useLocation, useNavigate } from '@tanstack/react-router'
import { DayButton } from '#ui/fields/DayButton.tsx'
import { LinkSwitch } from '#ui/parts/LinkSwitch.tsx'
import type { Home } from '../contract/home.ts'
import { nearDays } from '../rules/near-days.ts'
import { dayName, shortDay } from './day-words.ts'

/** Today, the next days with work, or any other: the day that figures, rows and day sheet are about. */
export function DaySwitch({ day, days, today }: { day: string; days: Home['days']; today: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const dates = days?.map(({ date }) => date) ?? nearDays(today)
  const shown = dates.includes(day) ? dates : [...dates.slice(0, -1), day]
  return (
    <LinkSwitch
      label="Day"
      options={shown.map((date, at) => ({
        label: at < 2 ? dayName(date, today) : shortDay(date),
        to: `${pathname}?day=${date}`,
        isCurrent: date === day,
        count: days?.find((one) => one.date === date)?.to_fill ?? 0,
        countWords: 'to fill',
      }))}
    >
      <DayButton
        label="Another day"
        day={day}
        onPick={(picked) =>
          void navigate({ to: pathname, search: { day: picked } as object } as Parameters<typeof navigate>[0])
        }
      />
    </LinkSwitch>
  )
}
