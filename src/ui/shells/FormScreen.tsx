import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormPanel, type FormPanelProps } from './FormPanel.tsx'
import { Screen } from './Screen.tsx'
import type { Breadcrumb } from './ScreenHeader.tsx'

/** A screen with just a form. `actions` are other actions on the record; `below`: tabs under the header. */
export function FormScreen<Values extends FieldValues, Parsed>({
  title,
  status,
  breadcrumbs,
  actions,
  below,
  ...panel
}: FormPanelProps<Values, Parsed> & {
  title: string
  status?: ReactNode
  breadcrumbs?: Breadcrumb[]
  actions?: ReactNode
  below?: ReactNode
}) {
  return (
    <Screen title={title} status={status} breadcrumbs={breadcrumbs} actions={actions} below={below}>
      <FormPanel {...panel} />
    </Screen>
  )
}
