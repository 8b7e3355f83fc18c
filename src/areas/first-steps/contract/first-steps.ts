import * as z from 'zod'
import { firstVersion } from '#platform/contract/endpoint.ts'
import { yesNo } from '#platform/contract/fields.ts'

export const stepKeys = ['company', 'logo', 'products', 'plant', 'people', 'client'] as const
export type StepKey = (typeof stepKeys)[number]

/** What a new business sets up first. */
export const FirstSteps = z
  .object({
    /** The steps done, as the records show. */
    done: z.array(z.enum(stepKeys)),
    /** 1: off the home for good. */
    closed: z.number(),
    version: firstVersion,
  })
  .meta({ id: 'FirstSteps' })
export type FirstSteps = z.output<typeof FirstSteps>

export const FirstStepsPatch = z
  .object({ closed: yesNo(), version: firstVersion })
  .meta({ id: 'FirstStepsPatch' })
