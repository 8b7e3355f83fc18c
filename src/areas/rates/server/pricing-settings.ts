import { readHolidays } from '#areas/settings/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { holidaysOfYear } from '#shared/public-holidays.ts'
import { RateTerms } from '../contract/terms.ts'
import type { Tariff } from '../rules/tariff.ts'
import { bearsFuelLevy, listLevies } from './fuel-levy-store.ts'
import { readPricingSettings } from './pricing-settings-store.ts'

/** What a day is priced by besides its rate. */
export interface PricingSettings extends Pick<Tariff, 'holidays' | 'fuel_levies'> {
  /** What a rate says unless its card or quote says otherwise. */
  usual_terms: RateTerms
}

/** The settings as they are now; the holidays are those of the years of some days. */
export async function findPricingSettings(db: Db | Tx, days: readonly string[]): Promise<PricingSettings> {
  const settings = await readHolidays(db)
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))]
  const holidays = new Map(
    years.flatMap((year) => holidaysOfYear(year, settings)).map(({ date, name }) => [date, name]),
  )
  const levies = await listLevies(db)
  return { holidays, fuel_levies: levies.toReversed(), usual_terms: await findUsualTerms(db) }
}

/**
 * What a rate says unless its card or quote says otherwise; the rate of a product that bears the fuel levy says that it
 * does.
 */
export async function findUsualTerms(db: Db | Tx, product_id: number | null = null): Promise<RateTerms> {
  const { version: _, ...terms } = await readPricingSettings(db)
  const usual = RateTerms.parse(terms)
  const bears = product_id !== null && (await bearsFuelLevy(db, product_id))
  return bears ? { ...usual, levy_applies: true } : usual
}
