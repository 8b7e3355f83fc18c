import * as z from 'zod'
import type { FieldErrors } from '#platform/contract/app-error.ts'
import { optionalText } from '#platform/contract/fields.ts'
import type { DriverJob } from '../../../contract/driver-job.ts'
import { type StepData, stepData } from '../../../contract/step.ts'
import { type TipPlace, placeOf, tippedAt } from '../../../rules/tip-places.ts'

export const tippedLabel = 'Tipped at'

/** A tip step as it is asked for: one of the places by its key, or another one as it is typed. */
export const TipForm = stepData.tip
  .omit({ tip_site_id: true, tip_order_id: true })
  .extend({ place: z.string().nullable(), tip: optionalText(tippedLabel, { max: 120 }) })
export type TipFormData = z.output<typeof TipForm>

/** What is shown at first: the place of a step that was refused, else the only one ordered. */
export function tipFormValues(said: Partial<StepData['tip']>, places: readonly TipPlace[]) {
  const [first, ...others] = places.filter(({ tip_order_id }) => tip_order_id !== null)
  const only = others.length === 0 ? first : undefined
  const place = said.tip ? placeOf(said, places) : only
  return { ...said, place: place?.key ?? null, tip: place ? null : (said.tip ?? null) }
}

/** One of the two is needed. */
export const tipFormErrors =
  (places: readonly TipPlace[]) =>
  ({ place, tip }: { place?: string | null; tip?: string | null | undefined }): FieldErrors => {
    const words = `${tippedLabel} is required.`
    return tip || places.some(({ key }) => key === place) ? {} : { place: words, tip: words }
  }

/** The step of what was entered, for a load of a material. */
export const tipStepOf = (
  { place, tip, ...data }: TipFormData,
  { material, places, tips }: { material: string; places: readonly TipPlace[]; tips: DriverJob['tips'] },
) => ({ ...data, ...tippedAt({ place, tip: tip ?? null }, material, { places, tips }) })
