import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { tagsEndpoints } from '../contract/endpoints.ts'
import { tagTypeWords } from '../rules/tag-labels.ts'
import { havingSkill, havingTag } from './tags-paths.ts'

/** Tags and skills by their words; each leads to those who have it. */
export const search: PaletteSearch = async (text, signal) => {
  const [tags, skills] = await Promise.all([
    call(tagsEndpoints.listTags, { query: {} }, { signal }),
    call(tagsEndpoints.listSkills, { query: {} }, { signal }),
  ])
  const hits = [
    ...tags.map(({ id, name, tag_type }) => ({
      label: name,
      hint: tagTypeWords[tag_type],
      to: havingTag(id),
    })),
    ...skills.map(({ id, name }) => ({ label: name, hint: 'Skill', to: havingSkill(id) })),
  ]
  return hits.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())).slice(0, 6)
}
