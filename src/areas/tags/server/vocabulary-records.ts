import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { asStored } from '#platform/server/change/open-record.ts'
import { type RecordType, findEditable } from '#platform/server/change/record-registry.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { colourCan, skillCan, tagCan } from '../rules/vocabulary-rules.ts'
import {
  type ColourChanges,
  type StoredColour,
  findColour,
  lockColour,
  updateColour,
} from './colour-store.ts'
import { nameTaken } from './constraints.ts'
import { readColour, readSkill, readTag } from './read-vocabulary.ts'
import { type SkillChanges, type StoredSkill, findSkill, lockSkill, updateSkill } from './skill-store.ts'
import { type StoredTag, type TagChanges, findTag, lockTag, updateTag } from './tag-store.ts'

const label = ({ name }: { name: string }): string => name

export const tagRecord: PlainRecord<StoredTag, TagChanges> = {
  record_type: 'tag',
  label,
  lock: ({ tx }, id) => lockTag(tx, id),
  present: ({ tx }, id) => readTag(tx, id),
  state: asStored,
  can: tagCan,
  update: updateExplained(updateTag, () => ({ tag_name: () => Promise.resolve({ name: nameTaken('tag') }) })),
}

export const skillRecord: PlainRecord<StoredSkill, SkillChanges> = {
  record_type: 'skill',
  label,
  lock: ({ tx }, id) => lockSkill(tx, id),
  present: ({ tx }, id) => readSkill(tx, id),
  state: asStored,
  can: skillCan,
  update: updateExplained(updateSkill, () => ({
    skill_name: () => Promise.resolve({ name: nameTaken('skill') }),
  })),
}

export const colourRecord: PlainRecord<StoredColour, ColourChanges> = {
  record_type: 'colour',
  label,
  lock: ({ tx }, id) => lockColour(tx, id),
  present: ({ tx }, id) => readColour(tx, id),
  state: asStored,
  can: colourCan,
  update: updateExplained(updateColour, () => ({
    colour_name: () => Promise.resolve({ name: nameTaken('colour') }),
  })),
}

/** For their history. */
export const vocabularyRecords: readonly RecordType[] = [
  {
    type: tagRecord.record_type,
    title: 'Tag',
    path: () => '/dashboard/resources/tags',
    find: findEditable('tags:read', (db, _, id) => findTag(db, id), tagCan),
    readRight: 'tags:read',
    mayWrite: (viewer) => may(viewer, 'tags:write'),
    references: { colour_id: 'colour' },
  },
  {
    type: skillRecord.record_type,
    title: 'Skill',
    path: () => '/dashboard/resources/skills',
    find: findEditable('tags:read', (db, _, id) => findSkill(db, id), skillCan),
    readRight: 'tags:read',
    mayWrite: (viewer) => may(viewer, 'tags:skills'),
  },
  {
    type: colourRecord.record_type,
    title: 'Colour',
    path: () => '/dashboard/resources/colors',
    find: findEditable('tags:read', (db, _, id) => findColour(db, id), colourCan),
    readRight: 'tags:read',
    mayWrite: (viewer) => may(viewer, 'tags:write'),
  },
]
