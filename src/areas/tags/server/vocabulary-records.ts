import { updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { plainRecord } from '#platform/server/change/plain-record.ts'
import { type RecordType, plainRecordType } from '#platform/server/change/record-registry.ts'
import { colourCan, skillCan, tagCan } from '../rules/vocabulary-rules.ts'
import {
  type ColourChanges,
  type StoredColour,
  findColour,
  lockColour,
  updateColour,
} from './colour-store.ts'
import { nameTaken } from './constraints.ts'
import { readColour } from './read-vocabulary.ts'
import { type SkillChanges, type StoredSkill, findSkill, lockSkill, updateSkill } from './skill-store.ts'
import { type StoredTag, type TagChanges, findTag, lockTag, updateTag } from './tag-store.ts'

export const tagRecord = plainRecord<StoredTag, TagChanges>({
  record_type: 'tag',
  find: findTag,
  lock: lockTag,
  can: tagCan,
  update: updateExplained(updateTag, () => ({ tag_name: () => Promise.resolve({ name: nameTaken('tag') }) })),
})

export const skillRecord = plainRecord<StoredSkill, SkillChanges>({
  record_type: 'skill',
  find: findSkill,
  lock: lockSkill,
  can: skillCan,
  update: updateExplained(updateSkill, () => ({
    skill_name: () => Promise.resolve({ name: nameTaken('skill') }),
  })),
})

export const colourRecord = plainRecord<StoredColour, ColourChanges>({
  record_type: 'colour',
  find: findColour,
  lock: lockColour,
  present: ({ tx }, id) => readColour(tx, id),
  can: colourCan,
  update: updateExplained(updateColour, () => ({
    colour_name: () => Promise.resolve({ name: nameTaken('colour') }),
  })),
})

/** For their history. */
export const vocabularyRecords: readonly RecordType[] = [
  plainRecordType({
    record: tagRecord,
    title: 'Tag',
    path: () => '/dashboard/resources/tags',
    rights: { read: 'tags:read', write: 'tags:write' },
    references: { colour_id: 'colour' },
  }),
  plainRecordType({
    record: skillRecord,
    title: 'Skill',
    path: () => '/dashboard/resources/skills',
    rights: { read: 'tags:read', write: 'tags:skills' },
  }),
  plainRecordType({
    record: colourRecord,
    title: 'Colour',
    path: () => '/dashboard/resources/colors',
    rights: { read: 'tags:read', write: 'tags:write' },
  }),
]
