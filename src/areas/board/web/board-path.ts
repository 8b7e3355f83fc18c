export const boardPath = '/dashboard/jobs/scheduler'
