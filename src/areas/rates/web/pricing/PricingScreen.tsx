import { Suspense } from 'react'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { rateCardPaths } from '../rate-card-paths.ts'
import { FuelLevyTab } from './FuelLevyTab.tsx'
import { pricingPath, pricingTabs } from './pricing-paths.ts'
import { pricingWords } from './pricing-words.ts'
import { UsualTermsForm } from './UsualTermsForm.tsx'

// Loads when opened.
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

/** What time, travel and levies are charged by, whatever the rate. */
export function PricingScreen() {
  const { open, links } = useRecordTabs(pricingTabs, pricingPath)
  return (
    <TabbedScreen
      title="Pricing"
      breadcrumbs={[{ label: 'Rate cards', to: rateCardPaths.list }]}
      tabs={links}
    >
      <Suspense fallback={<LoadingState />}>
        {open === 'history' ? (
          <HistoryTab record_type="pricing_settings" record_id={1} words={pricingWords} />
        ) : open === 'levy' ? (
          <FuelLevyTab />
        ) : (
          <UsualTermsForm />
        )}
      </Suspense>
    </TabbedScreen>
  )
}
