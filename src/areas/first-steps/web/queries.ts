import { read } from '#platform/web/calls/api.ts'
import { firstStepsEndpoints } from '../contract/endpoints.ts'

export const firstStepsQuery = read(firstStepsEndpoints.getFirstSteps, {})
