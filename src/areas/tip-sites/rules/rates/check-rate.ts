import type { FieldErrors } from '#platform/contract/app-error.ts'
import type { TipRateInput } from '../../contract/tip-rate.ts'
import type { TipSite } from '../../contract/tip-site.ts'
import { accepts, refusedMaterial } from '../accepted-materials.ts'

type Rate = Partial<TipRateInput>

/** What a rate may be at a tip site that accepts these materials; shared by form and server. */
export function checkRate(rate: Rate, { name, materials }: Pick<TipSite, 'name' | 'materials'>): FieldErrors {
  const { material, buy_cents, levy_cents = 0, valid_from, valid_to } = rate
  return {
    ...(material && !accepts(materials, material) && { material: refusedMaterial(name, material) }),
    ...(buy_cents !== undefined &&
      levy_cents > buy_cents && { levy_cents: 'The levy is part of the buy rate and cannot be above it.' }),
    ...(valid_from &&
      valid_to &&
      valid_to < valid_from && { valid_to: 'The last day must not be before the first.' }),
  }
}
