import type { RouterContext } from '#platform/web/guard/root-route.tsx'
import { firstStepsQuery } from './queries.ts'

export const loadFirstSteps = ({ context }: { context: RouterContext }) =>
  context.queries.ensureQueryData(firstStepsQuery)
