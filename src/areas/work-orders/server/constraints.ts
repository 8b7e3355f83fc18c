import { requiredSkillLabel } from '#areas/tags/rules/skill-labels.ts'
import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'

const notASkill = { field: 'skill_ids', message: notAChoice(requiredSkillLabel) }

export const workOrderConstraints: ConstraintMessages = {
  job_item_slot: { message: 'Someone else just planned this day. Try again.' },
  job_item_checks_settled: { message: 'Clear or override the job’s checks first.' },
  job_item_check: { field: 'ends_at', message: 'Finish time must be after start time.' },
  job_item_check1: { field: 'ends_at', message: 'A shift cannot be longer than 16 hours.' },
  job_item_check3: { field: 'reason', message: 'Enter the reason for cancelling.' },
  job_item_skill_ids: notASkill,
  job_requirement_skill_ids: notASkill,
  job_requirement_check: {
    field: 'ideal_asset_qty',
    message: 'Minimum cannot be above ideal, nor ideal above maximum.',
  },
  job_requirement_check1: { field: 'price_asset_qty', message: 'This cannot be more than the maximum.' },
  job_requirement_check2: { field: 'end_date', message: 'End date must be on or after the start date.' },
  requirement_attachments_exist: { field: 'attachment_ids', message: notAChoice('Attachment') },
  job_requirement_quote_line: { message: 'A line of this quote is already planned.' },
}
