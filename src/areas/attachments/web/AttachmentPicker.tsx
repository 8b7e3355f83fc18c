import { read } from '#platform/web/calls/api.ts'
import { RecordPicker } from '#platform/web/lists/RecordPicker.tsx'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'
import type { AttachmentRow } from '../contract/attachment.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentQuery } from './queries.ts'

const search = {
  permission: 'attachments:read',
  one: attachmentQuery,
  list: (words: string) => read(attachmentEndpoints.listAttachments, { query: firstMatches(words) }),
  optionOf: ({ id, code, name }: Pick<AttachmentRow, 'id' | 'code' | 'name'>) => ({
    value: id,
    label: `${code} ${name}`,
  }),
} as const

/** A field for an attachment's id, found by code or name. */
export const AttachmentPicker = (props: FieldProps) => <RecordPicker {...props} search={search} />
