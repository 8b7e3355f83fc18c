import { parkAsset, recordReadings } from '#areas/resources/server/index.ts'
import { conflict, invalid } from '#platform/contract/app-error.ts'
import { catalogue } from '#platform/contract/catalogue.ts'
import type { Change } from '#platform/server/change/change.ts'
import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { notAChoice } from '#shared/text.ts'
import type { CompletedInput } from '../contract/asset-checklist.ts'
import type { Checklist } from '../contract/checklist.ts'
import type { ChecklistResult } from '../contract/choices.ts'
import { resultOf } from '../rules/answers.ts'
import { type Answered, checkAnswers, failsOf } from '../rules/check-answers.ts'
import { assetChecklistLabels } from '../rules/checklist-labels.ts'
import {
  findByOp,
  insertAnswers,
  insertAssetChecklist,
  lockCheckedAsset,
  picturesAmong,
} from './asset-checklist-store.ts'
import { assetFailed } from './checklist-events.ts'
import { checklistsForAsset, findVersionOf } from './checklist-store.ts'
import { noteDefects } from './note-defects.ts'
import { notifyOffRoad } from './notify-off-road.ts'

export interface Completed {
  id: number
  result: ChecklistResult
}

/**
 * Stores a checklist as a driver filled it in. A fail makes a defect; a critical one parks the asset. The
 * same `client_op_id` again returns the same checklist. The caller checks who may complete it.
 * @throws invalid for wrong answers and readings; conflict when the driver has completed it for the asset on
 * that day in Melbourne.
 */
export async function completeChecklist(change: Change, input: CompletedInput): Promise<Completed> {
  const { client_op_id, asset_id } = input
  const asset = await lockCheckedAsset(change.tx, asset_id)
  if (!asset) throw invalid({ asset_id: notAChoice(assetChecklistLabels.asset_id) })
  const earlier = client_op_id === null ? undefined : await findByOp(change.tx, { ...input, client_op_id })
  if (earlier) return earlier

  const checklist = await templateFor(change, input)
  if (Date.parse(input.completed_at) < Date.parse(input.started_at))
    throw invalid({ completed_at: 'Finish time must be after start time.' })
  const answered = checkAnswers(checklist.items, input.answers)
  await checkPictures(change, answered)
  const fails = failsOf(answered)
  const result = resultOf(fails.map(({ item }) => item))
  const work_date = melbourneDate(input.completed_at)

  const made = await insertAssetChecklist(change.tx, rowOf(input, checklist, { result, work_date }))
  if (!made) throw conflict(catalogue.checklistAdded)
  await insertAnswers(change.tx, answered.map(answerRow(made.id)))
  await recordReadings(change, asset_id, input, input.completed_at)
  change.log({
    record_type: 'asset_checklist',
    record_id: made.id,
    record_label: `${asset.fleet_no} ${checklist.name}, ${formatDate(work_date)}`,
    action: 'completed',
    after: { result, smu: input.smu, odometer: input.odometer, comment: input.comment },
  })

  const critical = fails.filter(({ item }) => item.is_critical)
  const reason = critical.map(({ item }) => item.text).join(', ')
  const took_off_road =
    critical.length > 0 && (await parkAsset(change, asset_id, `${checklist.name}: ${reason}`))
  await noteDefects(
    change,
    { ...input, asset_checklist_id: made.id, fleet_no: asset.fleet_no, took_off_road },
    fails,
  )
  if (critical.length > 0) {
    await notifyOffRoad(change, asset, {
      record_type: 'asset_checklist',
      record_id: made.id,
      link: `/dashboard/subcontractors/drivers/${made.id}/view`,
      reason,
      because: `${checklist.name} failed.`,
    })
    await change.announce(assetFailed, { asset_id, asset_checklist_id: made.id })
  }
  return { id: made.id, result }
}

/**
 * The template in the version that was filled in: a phone without signal may have an earlier one.
 * @throws invalid unless the template is in use and applies to this plant.
 */
async function templateFor(
  { tx }: Change,
  { asset_id, checklist_id, answers }: CompletedInput,
): Promise<Checklist> {
  const checklist = (await checklistsForAsset(tx, asset_id)).find(({ id }) => id === checklist_id)
  if (!checklist) throw invalid({ checklist_id: notAChoice(assetChecklistLabels.checklist_id) })
  const [first] = answers
  if (!first || checklist.items.some(({ id }) => id === first.checklist_item_id)) return checklist
  return { ...checklist, ...(await findVersionOf(tx, checklist_id, first.checklist_item_id)) }
}

/** @throws invalid when a picture is not stored, or a file is no picture. */
async function checkPictures({ tx }: Change, answered: readonly Answered[]): Promise<void> {
  const pictures = await picturesAmong(
    tx,
    answered.flatMap(({ photo_file_ids }) => photo_file_ids),
  )
  const wrong = answered.find(({ photo_file_ids }) => photo_file_ids.some((id) => !pictures.has(id)))
  if (!wrong) return
  const { id, text, answer_type } = wrong.item
  const what = answer_type === 'signature' ? 'The signature' : 'A photo'
  throw invalid({ [`answers.${id}`]: `${text}: ${what} is missing.` })
}

const rowOf = (
  { answers: _answers, ...input }: CompletedInput,
  checklist: Checklist,
  decided: { result: ChecklistResult; work_date: string },
) => ({
  ...input,
  ...decided,
  checklist_name: checklist.name,
  checklist_version: checklist.items_version,
})

/** The item's wording is copied: the template may change, what was answered does not. */
const answerRow =
  (asset_checklist_id: number) =>
  ({ item, value, comment, photo_file_ids }: Answered) => ({
    asset_checklist_id,
    position: item.position,
    checklist_item_id: item.id,
    section: item.section,
    text: item.text,
    answer_type: item.answer_type,
    about: item.about,
    is_critical: item.is_critical,
    value,
    comment,
    photo_file_ids: [...photo_file_ids],
  })
