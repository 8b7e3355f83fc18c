import { invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import { entryOf } from '#platform/server/change/open-record.ts'
import { notAChoice } from '#shared/text.ts'
import type { ColourInput } from '../contract/colour.ts'
import type { SkillInput, SkillPatch } from '../contract/skill.ts'
import type { TagInput } from '../contract/tag.ts'
import { skillLabels } from '../rules/skill-labels.ts'
import { type StoredColour, insertColour } from './colour-store.ts'
import { type StoredSkill, insertSkill, isOfDrivers } from './skill-store.ts'
import { type StoredTag, insertTag } from './tag-store.ts'
import { colourRecord, skillRecord, tagRecord } from './vocabulary-records.ts'

/** @throws invalid when another tag of its type has its name. */
export async function createTag(change: Change, input: TagInput): Promise<StoredTag> {
  const tag = await insertTag(change.tx, definedFields(input))
  change.log({ ...entryOf(tagRecord, tag), action: 'created', after: tag })
  return tag
}

/** @throws invalid when another colour has its name. */
export async function createColour(change: Change, input: ColourInput): Promise<StoredColour> {
  const colour = await insertColour(change.tx, definedFields(input))
  change.log({ ...entryOf(colourRecord, colour), action: 'created', after: colour })
  return colour
}

/** @throws invalid when another skill has its name, or what proves it is no document of drivers. */
export async function createSkill(change: Change, input: SkillInput): Promise<StoredSkill> {
  await mustBeOfDrivers(change, input)
  const skill = await insertSkill(change.tx, definedFields(input))
  change.log({ ...entryOf(skillRecord, skill), action: 'created', after: skill })
  return skill
}

/** @throws as editRecord; invalid as createSkill. */
export async function editSkill(change: Change, id: number, edit: SkillPatch): Promise<StoredSkill> {
  await mustBeOfDrivers(change, edit)
  return editRecord(change, skillRecord, id, edit)
}

async function mustBeOfDrivers(
  { tx }: Change,
  { document_type_id }: Pick<SkillPatch, 'document_type_id'>,
): Promise<void> {
  if (document_type_id && !(await isOfDrivers(tx, document_type_id)))
    throw invalid({ document_type_id: notAChoice(skillLabels.document_type_id) })
}
