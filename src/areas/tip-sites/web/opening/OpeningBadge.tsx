import { useHolidays } from '#areas/settings/web/index.ts'
import { melbourneDate, melbourneTime } from '#shared/local-date.ts'
import { quiet } from '#ui/parts/state-looks.ts'
import { type Look, StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { useNow } from '#ui/use-now.ts'
import type { TipSiteRow } from '../../contract/tip-site.ts'
import { type Opening, openingOn, openingWords } from '../../rules/opening.ts'

/** Whether a tip site is open now: "Open until 4:30 pm". */
export function OpeningBadge({ site }: { site: TipSiteRow }) {
  const now = useNow()
  const [today, time] = [melbourneDate(now), melbourneTime(now)]
  const opening = openingOn(site, today, { today, holidayOn: useHolidays() })
  return <StatusBadge status={openingWords(opening, time)} tone={openingTone(opening, time)} />
}

/** How it looks at a time of the day. */
function openingTone(opening: Opening, time: string): Look {
  if (!opening.isOpen) return quiet.over
  const { opens, closes } = opening
  if (opens !== null && time < opens) return quiet.ready
  return closes !== null && time >= closes ? quiet.over : quiet.agreed
}
