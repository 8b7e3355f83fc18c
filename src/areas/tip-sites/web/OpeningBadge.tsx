import { melbourneDate, melbourneTime } from '#shared/local-date.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { useNow } from '#ui/use-now.ts'
import type { TipSiteRow } from '../contract/tip-site.ts'
import { openingOn, openingWords } from '../rules/opening.ts'
import { openingTone } from './opening-tone.ts'

/** Whether a tip site is open now: "Open until 4:30 pm". */
export function OpeningBadge({ site }: { site: TipSiteRow }) {
  const now = useNow()
  const [today, time] = [melbourneDate(now), melbourneTime(now)]
  const opening = openingOn(site, today, today)
  return <StatusBadge status={openingWords(opening, time)} tone={openingTone(opening, time)} />
}
