import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { serverArea } from '#platform/server/platform.ts'
import { tagsEndpoints } from '../contract/endpoints.ts'
import { listColours } from './colour-store.ts'
import { tagsConstraints } from './constraints.ts'
import { listAssetsWithTags, listDriversWith } from './holder-store.ts'
import { readAssetTags, readDriverTags } from './read-holder.ts'
import { readColour, readSkill, readTag, withText } from './read-vocabulary.ts'
import { assetTags, driverSkills, driverTags, saveHoldings } from './save-holdings.ts'
import { createColour, createSkill, createTag, editSkill } from './save-vocabulary.ts'
import { listSkills } from './skill-store.ts'
import { listTags } from './tag-store.ts'
import { colourRecord, skillRecord, tagRecord, vocabularyRecords } from './vocabulary-records.ts'

export { currentSkills, heldSkills, skillsAmong } from './required-store.ts'
export { assetTags, driverSkills, driverTags, saveHoldings } from './save-holdings.ts'
export { createColour, createSkill, createTag } from './save-vocabulary.ts'

const tag = answerWith(({ tx }, id) => readTag(tx, id))
const skill = answerWith(({ tx }, id) => readSkill(tx, id))
const colour = answerWith(({ tx }, id) => readColour(tx, id))

export const tagsArea = serverArea({
  endpoints: tagsEndpoints,

  handlers: ({ db, clock }) => ({
    listTags: ({ query }) => listTags(db, query.archived === '1'),
    createTag: tag.creates(createTag),
    editTag: tag.changes((change, id, body) => editRecord(change, tagRecord, id, body)),
    archiveTags: ({ change, body }) => archiveRecords(change, tagRecord, body),
    restoreTags: ({ change, body }) => restoreRecords(change, tagRecord, body),

    listSkills: ({ query }) => listSkills(db, query.archived === '1'),
    createSkill: skill.creates(createSkill),
    editSkill: skill.changes(editSkill),
    archiveSkills: ({ change, body }) => archiveRecords(change, skillRecord, body),
    restoreSkills: ({ change, body }) => restoreRecords(change, skillRecord, body),

    listColours: async ({ query }) => (await listColours(db, query.archived === '1')).map(withText),
    createColour: colour.creates(createColour),
    editColour: colour.changes((change, id, body) => editRecord(change, colourRecord, id, body)),
    archiveColours: ({ change, body }) => archiveRecords(change, colourRecord, body),
    restoreColours: ({ change, body }) => restoreRecords(change, colourRecord, body),

    driversByTag: ({ viewer }) => listDriversWith(db, viewer, 'tags'),
    driversBySkill: ({ viewer }) => listDriversWith(db, viewer, 'skills'),
    assetsByTag: ({ viewer }) => listAssetsWithTags(db, viewer),
    tagDrivers: ({ change, body }) => saveHoldings(change, driverTags, body),
    skillDrivers: ({ change, body }) => saveHoldings(change, driverSkills, body),
    tagAssets: ({ change, body }) => saveHoldings(change, assetTags, body),
    getDriverTags: ({ viewer, params }) => readDriverTags(db, viewer, params.id, clock.today()),
    getAssetTags: ({ viewer, params }) => readAssetTags(db, viewer, params.id),
  }),

  records: vocabularyRecords,

  constraints: tagsConstraints,
})
