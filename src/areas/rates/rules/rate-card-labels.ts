import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'
import type { CardKind, CardTime } from '../contract/choices.ts'

export const rateCardNoun: Noun = { one: 'rate card', many: 'rate cards' }
export const rateNoun: Noun = { one: 'rate', many: 'rates' }

export const rateCardLabels = {
  name: 'Name',
  kind: 'Kind',
  owner: 'For',
  client_id: 'Client',
  subcontractor_id: 'Subcontractor',
  driver_id: 'Driver',
  valid_from: 'From',
  valid_to: 'To',
  time: 'When',
  terms: 'Terms',
  rules: 'Rates',
  rule_count: 'Number of rates',
  created_at: 'Added',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels

/** One rate of a card. */
export const rateRuleLabels = {
  product_id: 'Product',
  asset_category_id: 'Machine category',
  asset_id: 'Machine',
  job_type: 'Job type',
  material: 'Material',
  tip_site_id: 'Tip site',
  unit: 'Unit',
  rate_cents: 'Rate',
  valid_from: rateCardLabels.valid_from,
  valid_to: rateCardLabels.valid_to,
  terms: rateCardLabels.terms,
} as const satisfies Labels

export const cardKindWords = {
  client: 'Client',
  subcontractor: 'Subcontractor',
  driver: 'Driver',
} as const satisfies Record<CardKind, string>

/** Whom a card without an owner is for. */
export const standardWords = {
  client: 'All clients',
  subcontractor: 'All subcontractors',
  driver: 'All drivers',
} as const satisfies Record<CardKind, string>

export const cardTimeWords = {
  current: 'Current',
  coming: 'Coming',
  past: 'Past',
} as const satisfies Record<CardTime, string>
