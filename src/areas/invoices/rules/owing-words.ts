import type { OwingAge, owingFilters } from '../contract/choices.ts'

/** How late what is owing is, in words. */
export const owingWords: Readonly<Record<(typeof owingFilters)[number], string>> = {
  any: 'Any amount',
  not_due: 'Not due',
  '1_30': '1 to 30 days late',
  '31_60': '31 to 60 days late',
  '61_90': '61 to 90 days late',
  over_90: 'Over 90 days late',
  disputed: 'Disputed',
}

/** The same where there is little room. */
export const owingAgeWords: Readonly<Record<OwingAge, string>> = {
  not_due: 'Not due',
  '1_30': '1–30',
  '31_60': '31–60',
  '61_90': '61–90',
  over_90: '90+',
  disputed: 'Disputed',
}
