import type { Db, Tx } from '#platform/server/database/database.ts'
import { publicHolidays } from '#shared/public-holidays.ts'
import { RateTerms } from '../contract/terms.ts'
import type { Tariff } from '../rules/tariff.ts'

/** What a day is priced by besides its rate. */
export interface PricingSettings extends Pick<Tariff, 'holidays' | 'fuel_levies'> {
  /** What a rate says unless its card or quote says otherwise. */
  usual_terms: RateTerms
}

/** The settings as they are now; the holidays are those of the years of some days. */
export async function findPricingSettings(_db: Db | Tx, days: readonly string[]): Promise<PricingSettings> {
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))]
  const holidays = new Map(years.flatMap((year) => [...publicHolidays(year)]))
  return { holidays, fuel_levies: [], usual_terms: RateTerms.parse({}) }
}
