import { currentSkills } from '#areas/tags/server/index.ts'
import { requiredSkillLabel } from '#areas/tags/rules/skill-labels.ts'
import { invalid, notFound, refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeCurrent } from '#platform/server/change/must-be-current.ts'
import { notAChoice } from '#shared/text.ts'
import type { AssetDataInput } from '../../contract/requirement.ts'
import { firstDayOf } from '../../rules/past.ts'
import { createRequirement } from './create-requirement.ts'
import { editRequirement } from './edit-requirement.ts'
import { type Category, findCategory, lockJobRow } from '../lookups-store.ts'
import { mustTakeOrders } from '../open-order.ts'
import { openRequirement } from './open-requirement.ts'
import { pickCategory } from './pick-category.ts'
import { readRequirementsOf } from './read-requirement.ts'
import { type StoredRequirement, lockRequirement } from './requirement-store.ts'
import { attachmentErrors } from './wanted-attachments.ts'

/**
 * Sets a job's requirements from today on, by category, with the attachments wanted. `id` is the requirement whose
 * quantity the first entry sets, or the job's own.
 * @throws not_found; stale with the current requirements; invalid, on each entry whose category, attachments or skills
 * are wrong; conflict.
 */
export async function setRequirements(
  change: Change,
  job_id: number,
  { id, version, assetData }: AssetDataInput,
): Promise<void> {
  const { tx, viewer } = change
  const job = await lockJobRow(tx, job_id)
  if (!job) throw notFound()
  mustTakeOrders(job)
  const first = await namedBy(change, job_id, id, assetData[0]?.asset_category_id)
  if (first) await mustBeCurrent(tx, first, version, () => readRequirementsOf(tx, viewer, job_id))
  const categories = await mustBeChoices(change, assetData, first)
  const wanted = assetData.map(({ attachment_ids: ids }, place) => ({
    field: `assetData.${place}.attachment_ids`,
    ids,
    before: place === 0 ? (first?.attachment_ids ?? []) : [],
    category: categories[place],
  }))
  refuse(await attachmentErrors(tx, wanted))
  for (const [place, { asset_category_id, qty, attachment_ids, skill_ids }] of assetData.entries()) {
    if (first && place === 0) {
      const min_asset_qty = Math.min(first.min_asset_qty, qty)
      const max_asset_qty = Math.max(first.max_asset_qty, qty)
      const quantity = { ideal_asset_qty: qty, min_asset_qty, max_asset_qty }
      await editRequirement(change, first.id, { ...quantity, attachment_ids, skill_ids }, job_id)
    } else {
      await createRequirement(change, {
        job_id,
        asset_category_id,
        ideal_asset_qty: qty,
        attachment_ids,
        start_date: firstDayOf(job, change.today),
        end_date: job.end_date,
        selectedDates: [],
        skill_ids,
      })
    }
  }
}

/**
 * The job's requirement with that `id`; null when all entries are new, as the job's own id also says. If a
 * requirement happens to have its job's id, another category than its own means a new one.
 */
async function namedBy(
  change: Change,
  job_id: number,
  id: number | undefined,
  asset_category_id: number | undefined,
): Promise<StoredRequirement | null> {
  if (id === undefined) return null
  if (id === job_id) {
    const same = await lockRequirement(change.tx, id)
    if (same?.job_id !== job_id || same.asset_category_id !== asset_category_id) return null
  }
  return (await openRequirement(change, id, { job_id })).requirement
}

/** The category of each entry. @throws invalid on each entry whose category or skills are wrong. */
async function mustBeChoices(
  { tx }: Change,
  assetData: AssetDataInput['assetData'],
  first: StoredRequirement | null,
): Promise<(Category | undefined)[]> {
  const errors: Record<string, string> = {}
  const categories: (Category | undefined)[] = []
  const current = await currentSkills(
    tx,
    assetData.flatMap(({ skill_ids = [] }) => skill_ids),
  )
  for (const [place, { asset_category_id, skill_ids = [] }] of assetData.entries()) {
    const kept = place === 0 ? (first?.skill_ids ?? []) : []
    if (skill_ids.some((id) => !current.includes(id) && !kept.includes(id)))
      errors[`assetData.${place}.skill_ids`] = notAChoice(requiredSkillLabel)
    const field = `assetData.${place}.asset_category_id`
    if (first && place === 0) {
      if (first.asset_category_id !== asset_category_id)
        errors[field] = 'A requirement keeps its category. Remove it and add another.'
      categories[place] = await findCategory(tx, first.asset_category_id)
      continue
    }
    const category = await pickCategory(tx, asset_category_id)
    if (typeof category === 'string') errors[field] = category
    else categories[place] = category
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return categories
}
