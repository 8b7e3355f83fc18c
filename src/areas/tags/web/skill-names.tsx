import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/web/calls/session.ts'
import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { skillsQuery } from './queries.ts'

/** How a list of skills reads: its names, or its ids of which the current ones are named. */
function useSkillNames(): (value: unknown) => string {
  const { data = [] } = useQuery({ ...skillsQuery(), enabled: useMay()('tags:read') })
  const nameOf = (one: number | string) =>
    typeof one === 'string' ? one : data.find(({ id }) => id === one)?.name
  return (value) =>
    (value as readonly (number | string)[])
      .map(nameOf)
      .filter((name) => name !== undefined)
      .join(', ')
}

/** The names of the current skills among some ids; '' for people who may not see skills. */
export const SkillNames = ({ ids }: { ids: readonly number[] }) => <>{useSkillNames()(ids)}</>

/** The words of a record's fields, of which one is a list of skills. */
export function useWordsWithSkills<F extends string, W extends Readonly<Record<F, FieldWords>>>(
  words: W,
  field: F,
): W {
  return { ...words, [field]: { label: words[field].label, show: useSkillNames() } }
}
