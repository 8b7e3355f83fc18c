/** Orders and bookings as the board has them: by start, then by id. */
export const byStart = (
  one: { starts_at: string; id: number },
  other: { starts_at: string; id: number },
): number =>
  one.starts_at === other.starts_at ? one.id - other.id : one.starts_at < other.starts_at ? -1 : 1
