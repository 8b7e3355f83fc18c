import { useSuspenseQuery } from '@tanstack/react-query'
import { PlainRecordScreen } from '#areas/documents/web/index.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { OpeningBadge } from './opening/OpeningBadge.tsx'
import { tipSiteQuery } from './queries.ts'
import { tipSiteForm } from './TipSiteForm.tsx'
import { tipSiteRecord } from './tip-site-record.ts'
import { TipSiteSummary } from './TipSiteSummary.tsx'
import { useCloseSite } from './opening/use-close-site.ts'

const TipRatesTab = lazyPart(() => import('./rates/TipRatesTab.tsx'), 'TipRatesTab')

/** A tip site with its tabs. */
export function TipSiteEditScreen() {
  const { data: site } = useSuspenseQuery(tipSiteQuery(useRecordId()))
  const closing = useCloseSite()
  return (
    <PlainRecordScreen
      type="tip_site"
      record={tipSiteRecord}
      form={tipSiteForm}
      shown={site}
      hint={site.suburb ?? undefined}
      badges={!site.archived_at && <OpeningBadge site={site} />}
      menu={[closing.itemOf(site)]}
      error={closing.error}
      summary={<TipSiteSummary site={site} />}
      panels={(locks) => ({
        rates: <TipRatesTab site={site} locked={locks.locked} />,
      })}
    />
  )
}
