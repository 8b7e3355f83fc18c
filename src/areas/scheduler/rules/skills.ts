import type { NamedSkill } from '#areas/tags/contract/skill.ts'
import { type NamedSkillHeld, proofOf } from '#areas/tags/rules/skill-proof.ts'
import { formatDate } from '#shared/local-date.ts'
import type { Reason } from '../contract/booking.ts'
import { lastDayOf } from './last-day.ts'
import { soft } from './reason.ts'

interface Needs {
  skills: readonly NamedSkill[]
  category_skills: readonly NamedSkill[]
  /** `is_main`: true or 1 for the machine that does the work. */
  assets: readonly { is_main: boolean | number; skills: readonly NamedSkill[] }[]
}

/**
 * What an order's driver must be able to do, each once: for the order itself, for the plant on it and, before that
 * includes a machine that does the work, for the order's category.
 */
export function neededSkills({ skills, category_skills, assets }: Needs): NamedSkill[] {
  const hasMachine = assets.some(({ is_main }) => is_main)
  const all = [...skills, ...(hasMachine ? [] : category_skills), ...assets.flatMap((one) => one.skills)]
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

/** Whether someone has all of some skills, and can prove each on a day. */
export const provesSkills = (
  held: readonly NamedSkillHeld[],
  needed: readonly NamedSkill[],
  day: string,
): boolean =>
  needed.every(({ id }) => {
    const skill = held.find((one) => one.id === id)
    return skill !== undefined && flawOf(skill, day) === undefined
  })

function flawOf(held: NamedSkillHeld, last_day: string): string | undefined {
  const { state, expires_on } = proofOf(held, last_day)
  if (state === 'expired') return `${held.name} expired on ${formatDate(expires_on ?? last_day)}.`
  if (state === 'missing') return `Proof of ${held.name} is missing.`
  return state === 'waiting' ? `Proof of ${held.name} is not approved.` : undefined
}
