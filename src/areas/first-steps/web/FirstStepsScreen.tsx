import { useSuspenseQuery } from '@tanstack/react-query'
import { useSave } from '#platform/web/forms/use-save.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { firstStepsEndpoints } from '../contract/endpoints.ts'
import { stepKeys } from '../contract/first-steps.ts'
import css from './first-steps.module.css'
import { firstStepsQuery } from './queries.ts'
import { StepList } from './StepList.tsx'

/** The same list, whether or not it is on the home. */
export function FirstStepsScreen() {
  const { data: first } = useSuspenseQuery(firstStepsQuery)
  const { done, closed, version } = first
  const { save, saving, submitError } = useSave(firstStepsEndpoints.saveFirstSteps, {
    saved: (now) => (now.closed ? 'First steps hidden from home' : 'First steps shown on home'),
    invalidates: ['*'],
  })
  const isWhole = done.length === stepKeys.length
  return (
    <Screen
      title="First steps"
      breadcrumbs={[{ label: 'Settings', to: '/dashboard/settings' }]}
      status={<span className={css.count}>{`${done.length} of ${stepKeys.length} done`}</span>}
      actions={
        <Button
          loading={saving}
          disabledReason={isWhole ? 'All steps are done.' : undefined}
          onClick={() => void save({ body: { version, closed: closed ? 0 : 1 } })}
        >
          {closed ? 'Show on home' : 'Hide from home'}
        </Button>
      }
    >
      {submitError && <Notice tone="danger">{submitError}</Notice>}
      <div className={css.sheet}>
        <StepList done={done} />
      </div>
    </Screen>
  )
}
