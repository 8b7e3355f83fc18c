import { capitalised } from '#shared/text.ts'
import type { AnyImportKind } from '#platform/server/imports/import-kind.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { ImportKind } from '../contract/import.ts'

/** The columns of a kind that someone may fill. */
export const columnsOf = (kind: AnyImportKind, viewer: Viewer) =>
  kind.columns.filter(({ right }) => right === undefined || may(viewer, right))

/** Their fields; required is what the record's own schema does not do without. */
export function fieldsOf(kind: AnyImportKind, viewer: Viewer): ImportKind['fields'] {
  const { error } = kind.schema.safeParse({})
  const required = new Set(error?.issues.map(({ path }) => path[0]))
  return columnsOf(kind, viewer).map(({ field, label }) => ({
    field,
    label,
    is_required: required.has(field) ? 1 : 0,
  }))
}

/** `in_hand`: unfinished imports of the viewer. */
export const presentKind = (
  kind: AnyImportKind,
  viewer: Viewer,
  in_hand: readonly (NonNullable<ImportKind['in_hand']> & { kind: string })[],
): ImportKind => ({
  kind: kind.kind as ImportKind['kind'],
  in_hand: in_hand.find((one) => one.kind === kind.kind) ?? null,
  one: kind.noun.one,
  many: capitalised(kind.noun.many),
  fields: fieldsOf(kind, viewer),
})
