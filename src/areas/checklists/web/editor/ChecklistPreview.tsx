import { FormProvider, useForm } from 'react-hook-form'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import type { Checklist } from '../../contract/checklist.ts'
import { type ChecklistValues, emptyValues } from '../../rules/checklist-values.ts'
import { ChecklistItems } from '../ChecklistItems.tsx'
import css from './editor.module.css'

/** A checklist as a driver answers it on the phone; nothing is kept. */
export function ChecklistPreview({ checklist, onClose }: { checklist: Checklist; onClose: () => void }) {
  const form = useForm<ChecklistValues>({ defaultValues: emptyValues(checklist) })
  return (
    <Dialog title="On the phone" about={checklist.name} onClose={onClose}>
      <FormProvider {...form}>
        <div className={css.phone}>
          <ChecklistItems
            checklist={checklist}
            showsProblems={false}
            keepPhoto={({ name }) => Promise.resolve(name)}
          />
        </div>
      </FormProvider>
    </Dialog>
  )
}
