import * as z from 'zod'
import { useCheckedForm, formName } from '#platform/web/forms/use-checked-form.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import type { TickChanges } from '#platform/contract/ticks.ts'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import type { Option } from '#ui/fields/options.ts'

const Chosen = z.object({ chosen: z.array(z.number()) })

/** Chooses what one driver or asset has: tags or skills. */
export function GiveDialog({
  holder,
  label,
  options,
  held,
  endpoint,
  onClose,
}: {
  holder: { id: number; name: string }
  /** "Tags" */
  label: string
  options: readonly Option<number>[]
  /** The ids of what it has. */
  held: readonly number[]
  endpoint: Endpoint
  onClose: () => void
}) {
  const form = useCheckedForm(formName(endpoint, holder.id), Chosen, { chosen: held })
  const { save, submitError } = useSave(endpoint, {
    form,
    saved: () => `${label} of ${holder.name} saved`,
    onSaved: onClose,
  })
  const submit = ({ chosen }: z.output<typeof Chosen>) =>
    save({ body: differences(holder.id, held, chosen) } as Input<Endpoint>)
  return (
    <FormDialog
      title={`${label} of ${holder.name}`}
      form={form}
      onSubmit={submit}
      submitError={submitError}
      onClose={onClose}
    >
      <MultiSelectField name="chosen" label={label} options={options} />
    </FormDialog>
  )
}

const differences = (row_id: number, held: readonly number[], chosen: readonly number[]): TickChanges => {
  const ticks = (ids: readonly number[]) => ids.map((column_id) => ({ row_id, column_id }))
  return {
    added: ticks(chosen.filter((id) => !held.includes(id))),
    removed: ticks(held.filter((id) => !chosen.includes(id))),
  }
}
