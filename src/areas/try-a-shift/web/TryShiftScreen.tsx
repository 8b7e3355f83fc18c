import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Kbd } from '#ui/parts/Kbd.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { useNow } from '#ui/use-now.ts'
import { tryAShiftEndpoints } from '../contract/endpoints.ts'
import { Shift, type ShiftPrice as Price } from '../contract/shift.ts'
import { checkShift } from '../rules/shift-times.ts'
import { ShiftFields } from './ShiftFields.tsx'
import { ShiftPrice } from './ShiftPrice.tsx'
import css from './try-a-shift.module.css'

/** A shift typed to see what it would cost a client. */
export function TryShiftScreen() {
  const [price, setPrice] = useState<Price | null>(null)
  const today = melbourneDate(useNow())
  const { form, submit, submitError } = useCreate(tryAShiftEndpoints.priceShift, {
    schema: Shift,
    empty: { date: today, start_time: '07:00', finish_time: '15:30', parts: [], loads: [], is_floated: 0 },
    together: checkShift,
    onSaved: setPrice,
  })
  const { isSubmitting } = form.formState
  return (
    <Screen title="Try a shift">
      <FormProvider {...form}>
        <form
          className={css.screen}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.handleSubmit(submit)(event)
          }}
        >
          <div className={css.fields}>
            {submitError && <Notice tone="danger">{submitError}</Notice>}
            <ShiftFields />
            <div className={css.actions}>
              <Button type="submit" variant="primary" loading={isSubmitting}>
                Price the shift
              </Button>
              <span className={css.hint}>
                <Kbd>Enter</Kbd> in any field does the same.
              </span>
            </div>
          </div>
          <ShiftPrice price={price} />
        </form>
      </FormProvider>
    </Screen>
  )
}
