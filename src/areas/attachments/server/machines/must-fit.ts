import { openCategories } from '#areas/resources/server/index.ts'
import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { scopeOf } from '#platform/server/sessions/viewer.ts'
import { notAChoice } from '#shared/text.ts'
import { attachmentFieldRights } from '../../contract/rates/rate.ts'
import { attachmentLabels } from '../../rules/attachment-labels.ts'
import { checkAttachment } from '../../rules/attachment-rules.ts'
import type { AttachmentChanges, NamedAttachment } from '../attachment-store.ts'

interface Written {
  /** null for a new one. */
  before: NamedAttachment | null
  fields: AttachmentChanges
  /** The machines that it may go on, locked. */
  machines: readonly number[]
}
/**
 * What a new or changed attachment must be. Its machine and the categories it fits are current when they are chosen;
 * someone limited to their own keeps it on a machine of their company.
 * @throws invalid; forbidden for a rate that the viewer may not set.
 */
export async function mustFit({ tx, viewer }: Change, { before, fields, machines }: Written): Promise<void> {
  mustHoldFieldRights(viewer, attachmentFieldRights, before ?? {}, fields)
  const whole: AttachmentChanges = { ...before, ...fields }
  refuse(checkAttachment(whole as Parameters<typeof checkAttachment>[0]))
  const { asset_id = before ? undefined : null, compatible_category_ids = [] } = fields
  const isWrongMachine =
    asset_id === null
      ? scopeOf(viewer, 'attachments:write') === 'own'
      : asset_id !== undefined && !machines.includes(asset_id)
  const added = compatible_category_ids.filter((id) => !before?.compatible_category_ids.includes(id))
  const isWrongCategory = added.length > 0 && (await openCategories(tx, added)).length < added.length
  refuse({
    ...(isWrongMachine && { asset_id: notAChoice(attachmentLabels.asset_id) }),
    ...(isWrongCategory && {
      compatible_category_ids: notAChoice(attachmentLabels.compatible_category_ids),
    }),
  })
}
