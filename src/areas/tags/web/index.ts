import { lazyPart } from '#ui/lazy-part.tsx'

export { SkillNames, useWordsWithSkills } from './skill-names.tsx'
export { SkillsField } from './SkillsField.tsx'

// These load when opened.
export const AssetTagsTab = lazyPart(() => import('./holders/AssetTagsTab.tsx'), 'AssetTagsTab')
export const DriverTagsTab = lazyPart(() => import('./holders/DriverTagsTab.tsx'), 'DriverTagsTab')
