import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useMay } from '#platform/web/calls/session.ts'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { namesOf } from '#ui/fields/options.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { skillsQuery } from './queries.ts'

/** A field for the ids of skills, for people who may see skills. One archived since stays until it is taken out. */
export function SkillsField(props: FieldProps) {
  const mayRead = useMay()('tags:read')
  const value = useWatch({ name: props.name }) as unknown
  const chosen = Array.isArray(value) ? value : []
  const current = useQuery({ ...skillsQuery(), enabled: mayRead })
  const isGone = (id: number) => current.data?.every((skill) => skill.id !== id) ?? false
  const archived = useQuery({ ...skillsQuery('1'), enabled: mayRead && chosen.some(isGone) })
  if (!mayRead || !current.data) return null
  const gone = archived.data?.filter(({ id }) => chosen.includes(id)) ?? []
  return <MultiSelectField {...props} options={namesOf([...current.data, ...gone])} />
}
