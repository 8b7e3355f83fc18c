import { expect, test } from 'vitest'
import type { NamedSkillHeld } from '#areas/tags/rules/skill-proof.ts'
import { asset, driver, order } from '#test/candidate-facts.ts'
import { assetReasons } from './asset-reasons.ts'
import { driverReasons } from './driver-reasons.ts'
import type { DriverFacts, OrderFacts } from './facts.ts'
import { rankDrivers } from './rank.ts'
import { neededSkills, provesSkills } from './skills.ts'

const voc = { id: 1, name: 'VOC Excavator' }
const firstAid = { id: 2, name: 'First Aid' }
const rail = { id: 3, name: 'Working near rail' }
const held = (fields: Partial<NamedSkillHeld> = {}): NamedSkillHeld => ({
  ...firstAid,
  document_type: null,
  licence_class: null,
  validity_months: null,
  given_on: '2026-01-31',
  document: null,
  licence: { class: 'HR', expires_on: '2027-01-01' },
  ...fields,
})
const machine = (skills: (typeof voc)[]) => ({
  id: 1,
  name: 'EX-14 Cat 320',
  is_main: true,
  min_licence_class: null,
  default_driver_id: null,
  skills,
})
const reasonsOf = (skills: DriverFacts['skills'], at: Partial<OrderFacts> = { skills: [firstAid] }) =>
  driverReasons({ ...order, ...at }, driver({ skills })).map(({ code, text, blocks }) => {
    expect(blocks).toBe('soft')
    return `${code}: ${text}`
  })

test('a skill counts for the order itself and its plant, or, before there is any, its category; each once', () => {
  const at = { skills: [firstAid, voc], category_skills: [voc, rail] }
  expect(neededSkills({ ...at, assets: [] })).toEqual([firstAid, voc, rail])
  expect(neededSkills({ ...at, assets: [machine([voc])] })).toEqual([firstAid, voc])
})

test('a trailer alone is not the machine yet: the category counts, and what the trailer asks for', () => {
  const trailer = { ...machine([rail]), is_main: false }
  const at = { skills: [], category_skills: [voc] }
  expect(neededSkills({ ...at, assets: [trailer] })).toEqual([voc, rail])
  expect(neededSkills({ ...at, assets: [trailer, machine([])] })).toEqual([rail])
})

test('all skills have to be proven on the day', () => {
  const proven = { ...held(), document_type: null, validity_months: 9 }
  expect(provesSkills([], [], '2026-11-23')).toBe(true)
  expect(provesSkills([proven], [firstAid], '2026-10-31')).toBe(true)
  expect(provesSkills([proven], [firstAid], '2026-11-01')).toBe(false)
  expect(provesSkills([proven], [firstAid, voc], '2026-10-31')).toBe(false)
})

test('a driver who lacks a skill, or cannot prove it that day, in words', () => {
  expect(reasonsOf([])).toEqual(['skill: Dan Okafor lacks First Aid.'])
  expect(reasonsOf([held()])).toEqual([])
  const documented = { document_type: 'Verification of competency' }
  expect(reasonsOf([held(documented)])).toEqual(['skill: Dan Okafor: Proof of First Aid is missing.'])
  expect(reasonsOf([held({ licence_class: 'HC' })])).toEqual([
    'skill: Dan Okafor: Proof of First Aid is missing.',
  ])
  const document = { status: 'pending', issued_on: '2026-01-01', expires_on: '2027-01-01' }
  expect(reasonsOf([held({ ...documented, document })])).toEqual([
    'skill: Dan Okafor: Proof of First Aid is not approved.',
  ])
  expect(reasonsOf([held({ ...documented, document: { ...document, status: 'approved' } })])).toEqual([])
})

test('proof lasts through the last day of the work, in Melbourne', () => {
  const until = (expires_on: string) =>
    reasonsOf([
      held({
        document_type: 'Verification of competency',
        document: { status: 'approved', issued_on: null, expires_on },
      }),
    ])
  expect(until('2026-11-22')).toEqual(['skill: Dan Okafor: First Aid expired on 22 Nov 2026.'])
  expect(until('2026-11-23')).toEqual([])
  expect(reasonsOf([held({ validity_months: 9 })])).toEqual([
    'skill: Dan Okafor: First Aid expired on 31 Oct 2026.',
  ])
})

test('a machine is refused for what its driver lacks, though not for what the order asks for besides', () => {
  const drivers = [{ id: 5, name: 'Dan Okafor', licence_class: 'HR' as const, skills: [] }]
  const at = { ...order, skills: [firstAid], drivers }
  expect(assetReasons(at, asset({ skills: [voc] })).map(({ text }) => text)).toEqual([
    'Dan Okafor lacks VOC Excavator.',
  ])
  expect(assetReasons(at, asset())).toEqual([])
})

test('drivers with the skills come first, and are said to have them', () => {
  const ranked = rankDrivers({ ...order, skills: [firstAid] }, [
    driver({ id: 1, name: 'Ann' }),
    driver({ id: 2, name: 'Zoe', skills: [held()] }),
  ])
  expect(ranked.map(({ name, matches }) => [name, matches])).toEqual([
    ['Zoe', 1],
    ['Ann', 0],
  ])
  expect(ranked[0]?.why_ranked).toContain('has First Aid')
})
