import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { melbourneDate } from '#shared/local-date.ts'
import type { HolidayChange } from '#shared/public-holidays.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { Tabs } from '#ui/shells/Tabs.tsx'
import { useNow } from '#ui/use-now.ts'
import { holidayChangeWords } from '../../rules/holiday-changes.ts'
import { cupDayWords, holidayLabels, holidayYears } from '../../rules/holiday-labels.ts'
import { publicHolidaysQuery } from '../queries.ts'
import { settingsPaths } from '../settings-paths.ts'
import { CupDaySection } from './CupDaySection.tsx'
import { HolidayTable } from './HolidayTable.tsx'

// Loads when opened.
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

const words = fieldWords(holidayLabels, {
  cup_day: shown.oneOf(cupDayWords),
  changes: shown.lines<HolidayChange>(holidayChangeWords),
})

/** The public holidays of each year, and how the business's list differs from the rules. */
export function HolidaysScreen() {
  const { data: settings } = useSuspenseQuery(publicHolidaysQuery)
  const { year: asked, tab } = useSearch({ strict: false }) as { year?: number; tab?: 'history' }
  const [present, mayEdit] = [Number(melbourneDate(useNow()).slice(0, 4)), useMay()('settings:holidays')]
  const year = holidayYears.find((one) => one === (asked ?? present)) ?? holidayYears[0]
  const isHistory = tab === 'history' && mayEdit
  return (
    <Screen
      title="Public holidays"
      breadcrumbs={[{ label: 'Settings', to: settingsPaths.overview }]}
      below={
        <Tabs
          label="Years"
          tabs={[
            ...holidayYears.map((one) => ({
              label: String(one),
              to: settingsPaths.holidays(one),
              active: !isHistory && one === year,
            })),
            ...(mayEdit ? [{ label: 'History', to: settingsPaths.holidayHistory, active: isHistory }] : []),
          ]}
        />
      }
    >
      {isHistory ? (
        <Suspense fallback={<LoadingState />}>
          <HistoryTab record_type="public_holidays" record_id={1} words={words} />
        </Suspense>
      ) : (
        <>
          <HolidayTable year={year} settings={settings} />
          <CupDaySection cup_day={settings.cup_day} />
        </>
      )}
    </Screen>
  )
}
