import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { settingsStore } from '#platform/server/change/settings-store.ts'
import {
  type PricingSettings,
  type PricingSettingsPatch,
  PricingSettingsFields,
} from '../contract/pricing-settings.ts'
import { RateTerms } from '../contract/terms.ts'
import { checkTerms } from '../rules/check-terms.ts'
import { cancellationInWords, dayTypeInWords } from '../rules/term-words.ts'

const usual = PricingSettingsFields.parse({ ...RateTerms.parse({}), levy_applies: 0 }) as PricingSettings

const store = settingsStore<PricingSettings>({
  key: 'pricing',
  record_type: 'pricing_settings',
  title: 'Pricing',
  path: '/dashboard/products/pricing',
  rights: { read: 'rate-cards:settings', write: 'rate-cards:settings' },
  usual,
  logged: ({ day_types, cancellation, ...terms }) => ({
    ...terms,
    day_types: day_types.map(dayTypeInWords),
    cancellation: cancellation.map(cancellationInWords),
  }),
})
export const { read: readPricingSettings, record: pricingSettingsRecord } = store

/**
 * Changes the named terms. Work that is priced already keeps its price.
 * @throws stale with the present settings; invalid.
 */
export async function savePricingSettings(change: Change, patch: PricingSettingsPatch): Promise<void> {
  refuse(checkTerms({ ...(await readPricingSettings(change.tx)), ...definedFields(patch) }))
  await store.save(change, patch)
}
