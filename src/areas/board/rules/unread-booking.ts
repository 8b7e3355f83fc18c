/** Far below the ids of the database and of dry hires, so that it is none of them. */
const below = -1_000_000_000

/** The id of a booking that the server has not answered yet. `at`: its place among those of its order. */
export const unreadId = (job_item_id: number, at: number): number => below - (job_item_id * 10 + at)

/** Whether it has no id of its own yet: the server could not be asked to change it. */
export const isUnread = ({ id }: { id: number }): boolean => id < below
