import { useQuery } from '@tanstack/react-query'
import { useSave } from '#platform/web/forms/use-save.ts'
import { Button } from '#ui/parts/Button.tsx'
import { firstStepsEndpoints } from '../contract/endpoints.ts'
import { stepKeys } from '../contract/first-steps.ts'
import { isOnHome } from '../rules/first-steps-rules.ts'
import css from './first-steps.module.css'
import { firstStepsQuery } from './queries.ts'
import { StepList } from './StepList.tsx'

/** On the administrator's home of a new business; nothing once it is set up or someone closed it. */
export function FirstStepsPanel() {
  const { data: first } = useQuery(firstStepsQuery)
  const { save, saving } = useSave(firstStepsEndpoints.saveFirstSteps, {
    saved: () => 'First steps hidden. Find them in Settings.',
    invalidates: ['*'],
  })
  if (!first || !isOnHome(first)) return null
  return (
    <section className={css.panel} aria-labelledby="first-steps">
      <div className={css.head}>
        <h2 id="first-steps">First steps</h2>
        <span className={css.count}>
          {first.done.length} of {stepKeys.length} done
        </span>
        <Button
          variant="quiet"
          loading={saving}
          onClick={() => void save({ body: { version: first.version, closed: 1 } })}
        >
          Hide from home
        </Button>
      </div>
      <StepList done={first.done} />
    </section>
  )
}
