import type { NamedSkill } from '#areas/tags/contract/skill.ts'
import { type NamedSkillHeld, proofOf } from '#areas/tags/rules/skill-proof.ts'
import { formatDate } from '#shared/local-date.ts'
import type { Reason } from '../contract/booking.ts'
import { lastDayOf } from './last-day.ts'
import { soft } from './reason.ts'

interface Needs {
  skills: readonly NamedSkill[]
  category_skills: readonly NamedSkill[]
  assets: readonly { skills: readonly NamedSkill[] }[]
}

/**
 * What an order's driver must be able to do, each once: for the order itself, and for the plant on it or, before there
 * is any, for its category.
 */
export function neededSkills({ skills, category_skills, assets }: Needs): NamedSkill[] {
  const all = [...skills, ...(assets.length > 0 ? assets.flatMap((one) => one.skills) : category_skills)]
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
}

interface Holder {
  name: string
  skills: readonly NamedSkillHeld[]
}

/** A reason for each skill that someone lacks, or cannot prove through the last day of the work. */
export const lacksSkills = (
  order: { ends_at: string },
  driver: Holder,
  needed: readonly NamedSkill[],
): Reason[] =>
  needed.flatMap(({ id, name }) => {
    const held = driver.skills.find((skill) => skill.id === id)
    const flaw = held ? flawOf(held, lastDayOf(order)) : `${driver.name} lacks ${name}.`
    return flaw ? [soft('skill', held ? `${driver.name}: ${flaw}` : flaw)] : []
  })

function flawOf(held: NamedSkillHeld, last_day: string): string | undefined {
  const { state, expires_on } = proofOf(held, last_day)
  if (state === 'expired') return `${held.name} expired on ${formatDate(expires_on ?? last_day)}.`
  if (state === 'missing') return `proof of ${held.name} is missing.`
  return state === 'waiting' ? `proof of ${held.name} is not approved.` : undefined
}
