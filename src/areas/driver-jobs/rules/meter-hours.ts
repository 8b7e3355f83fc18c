import { maxInShift } from '#areas/resources/rules/reading-rules.ts'

/** Meters count idling before the start and after the finish too. */
const margin = 1

/** How many hours a meter can have gained since work started, before someone is asked about its reading. */
export const mostMeterHours = (started_at: string | null, now: Date): number =>
  started_at === null
    ? maxInShift.smu
    : Math.min(maxInShift.smu, Math.ceil((now.getTime() - Date.parse(started_at)) / 3_600_000) + margin)
