import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/server/database/database.ts'
import type { NamedSkill } from '../contract/skill.ts'
import type { NamedSkillHeld } from '../rules/skill-proof.ts'

/** The current skills among the ids in an SQL array, by name. */
export const skillsAmong = (ids: RawBuilder<unknown>) => sql<NamedSkill[]>`(
  select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name) order by lower(k.name)), '[]')
  from skill k where k.id = any(coalesce(${ids}, '{}')) and k.archived_at is null)`

/** Which of some ids are current skills; they stay so until the change ends. */
export async function currentSkills(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('skill')
    .select('id')
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The current skills of the driver whose row is called `driver` in the query around, by name, each with the document
 * that proves it best: an approved one, or else the newest; one of a type without review counts as approved.
 * `among`: only these.
 */
export const heldSkills = (driver: string, among?: readonly number[]) => sql<NamedSkillHeld[]>`(
  select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'document_type', t.name,
    'licence_class', k.licence_class, 'validity_months', k.validity_months,
    'given_on', (h.given_at at time zone 'Australia/Melbourne')::date, 'document', proof.document,
    'licence', json_build_object('class', ${sql.ref(`${driver}.licence_class`)},
      'expires_on', ${sql.ref(`${driver}.licence_expires_on`)})) order by lower(k.name)), '[]')
  from holding h join skill k on k.id = h.skill_id and k.archived_at is null
  left join document_type t on t.id = k.document_type_id
  left join lateral (
    select json_build_object('status', case when t.is_reviewed then d.status else 'approved' end, 'issued_on', d.issued_on, 'expires_on', d.expires_on) as document
    from document d
    where d.record_type = 'driver' and d.record_id = h.driver_id and d.document_type_id = k.document_type_id
      and d.archived_at is null and d.status not in ('rejected', 'superseded')
    order by d.status = 'approved' desc, d.id desc limit 1) as proof on true
  where h.driver_id = ${sql.ref(`${driver}.id`)}
    ${among ? sql`and h.skill_id = any(${among})` : sql``})`
