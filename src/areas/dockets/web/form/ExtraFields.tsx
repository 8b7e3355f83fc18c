import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { AttachmentPicker } from '#areas/attachments/web/index.ts'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { Button } from '#ui/parts/Button.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { FieldRows } from '#ui/shells/FieldRows.tsx'
import { docketLabels } from '../../rules/docket-labels.ts'
import { usedLabels } from '../../rules/docket-row-labels.ts'
import css from '../dockets.module.css'

const field = labelled(docketLabels)

/** What a shift used besides the machine. `orderId`: its order, once it is known. */
export function ExtraFields({ orderId }: { orderId: number | null }) {
  const seesPrices = useMay()('dockets:prices')
  return (
    <>
      <FieldRows
        name="attachments"
        title={docketLabels.attachments}
        help="Leave the hours empty for as long as the machine worked."
        addLabel="Add attachment"
        empty={{ attachment_id: null, hours: null }}
        layout={css.used}
      >
        {(at) => {
          const used = labelled(usedLabels, at)
          return (
            <>
              <AttachmentPicker {...used('attachment_id')} required />
              <NumberField {...used('hours')} decimals={2} unit="h" />
            </>
          )
        }}
      </FieldRows>
      {orderId !== null && <BookedAttachments orderId={orderId} />}
      <FieldGrid columns={4}>
        <NumberField {...field('toll_count')} />
        {seesPrices && <MoneyField {...field('tolls_cents')} />}
      </FieldGrid>
    </>
  )
}

/** Those firmly booked on the order and not listed yet: one press lists them. */
function BookedAttachments({ orderId }: { orderId: number }) {
  const maySee = useMay()('scheduler:read')
  const { data = [] } = useQuery({
    ...read(schedulerEndpoints.listOrderBookings, { params: { id: orderId } }),
    enabled: maySee,
  })
  const { setValue, getValues } = useFormContext()
  const listed = (useWatch({ name: 'attachments' }) ?? []) as readonly { attachment_id: unknown }[]
  const booked = data.filter(
    ({ attachment_id, certainty }) =>
      attachment_id !== null &&
      certainty === 'confirmed' &&
      !listed.some((one) => one.attachment_id === attachment_id),
  )
  if (booked.length === 0) return null
  const add = (attachment_id: number | null) =>
    setValue('attachments', [...(getValues('attachments') as object[]), { attachment_id, hours: null }], {
      shouldDirty: true,
    })
  return (
    <p className={css.booked}>
      Booked with the machine:
      {booked.map(({ id, attachment_id, attachment }) => (
        <Button key={id} icon={<IconPlus aria-hidden />} onClick={() => add(attachment_id)}>
          {attachment}
        </Button>
      ))}
    </p>
  )
}
