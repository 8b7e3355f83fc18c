/** Where all orders of a job are filled at once. */
export const fillPath = (job_id: number): string => `/dashboard/jobs/${job_id}/fill`
