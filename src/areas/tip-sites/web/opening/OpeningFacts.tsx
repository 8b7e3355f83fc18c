import { shown } from '#platform/web/forms/field-words.ts'
import { formatDate } from '#shared/local-date.ts'
import { FactList } from '#ui/parts/FactList.tsx'
import type { TipSite } from '../../contract/tip-site.ts'
import { hoursInWords } from '../../rules/opening.ts'
import { tipSiteLabels as labels } from '../../rules/tip-site-labels.ts'
import { OpeningBadge } from './OpeningBadge.tsx'

/** When a tip site is open. */
export function OpeningFacts({ site }: { site: TipSite }) {
  const now = <OpeningBadge site={site} />
  return (
    <FactList
      title="Opening"
      facts={[
        ['Today', now],
        [labels.hours, hoursInWords(site.hours) || 'Not known'],
        [labels.closed_on_holidays, shown.yesNo(site.closed_on_holidays)],
        [labels.closed_dates, site.closed_dates.map(formatDate).join(', ')],
      ]}
    />
  )
}
