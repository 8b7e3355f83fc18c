import * as z from 'zod'
import { GridAsset } from '#areas/resources/contract/endpoints.ts'
import { endpoint, idParams } from '#platform/contract/endpoint.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { TickChanges } from '#platform/contract/ticks.ts'
import { colourNoun } from '../rules/colour-labels.ts'
import { skillNoun } from '../rules/skill-labels.ts'
import { tagNoun } from '../rules/tag-labels.ts'
import { Colour, ColourInput, ColourPatch } from './colour.ts'
import { DriverTags, GridDriver } from './holders.ts'
import { Skill, SkillInput, SkillPatch } from './skill.ts'
import { Tag, TagInput, TagOf, TagPatch } from './tag.ts'

const query = z.object({ archived: z.enum(['0', '1']).default('0') })

const tags = recordEndpoints({
  noun: tagNoun,
  path: '/api/tags',
  topic: 'tag',
  rights: { read: 'tags:read', write: 'tags:write' },
})
const skills = recordEndpoints({
  noun: skillNoun,
  path: '/api/skills',
  topic: 'skill',
  rights: { read: 'tags:read', write: 'tags:skills' },
})
const colours = recordEndpoints({
  noun: colourNoun,
  path: '/api/colours',
  topic: 'colour',
  rights: { read: 'tags:read', write: 'tags:write' },
})

const tagEndpoints = {
  listTags: endpoint({
    method: 'GET',
    path: '/api/tags',
    permission: 'tags:read',
    summary: 'The tags by type and name, with how many have each.',
    topic: 'tag',
    also: ['colour', 'driver', 'asset'],
    query,
    output: z.array(Tag),
  }),
  createTag: tags.create({ body: TagInput, output: Tag }),
  editTag: tags.edit({ body: TagPatch, output: Tag }),
  archiveTags: tags.archiveMany(),
  restoreTags: tags.restoreMany(),
}

const skillEndpoints = {
  listSkills: endpoint({
    method: 'GET',
    path: '/api/skills',
    permission: 'tags:read',
    summary: 'The skills by name, with what proves each and how many have it.',
    topic: 'skill',
    also: ['driver'],
    query,
    output: z.array(Skill),
  }),
  createSkill: skills.create({ body: SkillInput, output: Skill }),
  editSkill: skills.edit({ body: SkillPatch, output: Skill }),
  archiveSkills: skills.archiveMany(),
  restoreSkills: skills.restoreMany(),
}

const colourEndpoints = {
  listColours: endpoint({
    method: 'GET',
    path: '/api/colours',
    permission: 'tags:read',
    summary: 'The colours in their order, with the text that is easiest to read on each.',
    topic: 'colour',
    also: ['tag'],
    query,
    output: z.array(Colour),
  }),
  createColour: colours.create({ body: ColourInput, output: Colour }),
  editColour: colours.edit({ body: ColourPatch, output: Colour }),
  archiveColours: colours.archiveMany(),
  restoreColours: colours.restoreMany(),
}

const saved = z.object({ changed: z.number() })
const holderEndpoints = {
  driversByTag: endpoint({
    method: 'GET',
    path: '/api/driver-tags',
    permission: 'tags:people',
    summary: 'Every driver with the ids of their tags.',
    topic: 'driver',
    also: ['tag'],
    output: z.array(GridDriver),
  }),
  driversBySkill: endpoint({
    method: 'GET',
    path: '/api/driver-skills',
    permission: 'tags:people',
    summary: 'Every driver with the ids of their skills.',
    topic: 'driver',
    also: ['skill'],
    output: z.array(GridDriver),
  }),
  assetsByTag: endpoint({
    method: 'GET',
    path: '/api/asset-tags',
    permission: 'tags:read',
    summary: 'Every asset with the ids of its tags.',
    topic: 'asset',
    also: ['tag'],
    output: z.array(GridAsset),
  }),
  tagDrivers: endpoint({
    method: 'POST',
    path: '/api/driver-tags',
    permission: 'tags:write',
    summary: 'Give and take drivers’ tags, all or none. `row_id` is the driver’s id, `column_id` the tag’s.',
    topic: 'driver',
    body: TickChanges,
    output: saved,
    message: 'Tags saved.',
  }),
  skillDrivers: endpoint({
    method: 'POST',
    path: '/api/driver-skills',
    permission: 'tags:skills',
    summary:
      'Give and take drivers’ skills, all or none. `row_id` is the driver’s id, `column_id` the skill’s.',
    topic: 'driver',
    body: TickChanges,
    output: saved,
    message: 'Skills saved.',
  }),
  tagAssets: endpoint({
    method: 'POST',
    path: '/api/asset-tags',
    permission: 'tags:write',
    summary: 'Give and take assets’ tags, all or none. `row_id` is the asset’s id, `column_id` the tag’s.',
    topic: 'asset',
    body: TickChanges,
    output: saved,
    message: 'Tags saved.',
  }),
  getDriverTags: endpoint({
    method: 'GET',
    path: '/api/drivers/:id/tags',
    permission: 'tags:people',
    summary: 'A driver’s tags and skills, with what proves each.',
    topic: 'driver',
    also: ['document', 'skill', 'tag'],
    params: idParams,
    output: DriverTags,
  }),
  getAssetTags: endpoint({
    method: 'GET',
    path: '/api/assets/:id/tags',
    permission: 'tags:read',
    summary: 'An asset’s tags.',
    topic: 'asset',
    also: ['tag'],
    params: idParams,
    output: z.array(TagOf),
  }),
}

export const tagsEndpoints = { ...tagEndpoints, ...skillEndpoints, ...colourEndpoints, ...holderEndpoints }
