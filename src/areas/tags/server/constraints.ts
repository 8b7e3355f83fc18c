import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const nameTaken = (noun: string): string => `Another ${noun} already has this name.`

export const tagsConstraints: ConstraintMessages = {
  tag_name: { field: 'name', message: nameTaken('tag') },
  skill_name: { field: 'name', message: nameTaken('skill') },
  colour_name: { field: 'name', message: nameTaken('colour') },
}
