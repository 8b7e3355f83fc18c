import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { attachmentEndpoints } from '#areas/attachments/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { namesOf } from '#ui/fields/options.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'
import type { Requirement } from '../../contract/requirement.ts'

/** The most that fit one category. */
const offered = 200

/**
 * The attachments a job wants, of those that fit the machine; ones that were archived since stay. Another category
 * drops those that do not fit it.
 */
export function AttachmentsField({
  requirement,
  ...props
}: FieldProps & { requirement?: Requirement | undefined }) {
  const chosen: unknown = useWatch({ name: 'asset_category_id' })
  const asset_category_id =
    requirement?.asset_category_id ?? (typeof chosen === 'number' ? chosen : undefined)
  const { data } = useQuery({
    ...read(attachmentEndpoints.listAttachments, {
      query: { asset_category_id, page_size: offered, with_total: '0' },
    }),
    enabled: useMay()('attachments:read'),
  })
  const rows = (data?.rows ?? []).map(({ id, code, name }) => ({ id, name: `${code} ${name}` }))
  const gone = (requirement?.attachment_ids ?? []).flatMap((id, at) =>
    rows.some((one) => one.id === id) ? [] : [{ id, name: requirement?.attachments[at] ?? '' }],
  )
  const { getValues, setValue } = useFormContext()
  const { name } = props
  useEffect(() => {
    if (requirement || !data) return
    const offeredIds = new Set(data.rows.map(({ id }) => id))
    const value: unknown = getValues(name)
    const kept = Array.isArray(value) ? value.filter((id) => offeredIds.has(id as number)) : []
    if (Array.isArray(value) && kept.length < value.length) setValue(name, kept, { shouldDirty: true })
  }, [requirement, data, getValues, setValue, name])
  return (
    <MultiSelectField {...props} options={namesOf([...rows, ...gone])} help="Orders offer these first." />
  )
}
