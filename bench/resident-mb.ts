import { residentMemory } from '#platform/server/pdf/resident-memory.ts'

/** Resident memory of a process in MB. */
export const residentMb = async (pid: number): Promise<number> => (await residentMemory(pid)) / 1_048_576
