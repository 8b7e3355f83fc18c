/** The addresses of this area's screens. */
export const statsPaths = {
  stats: '/dashboard/stats',
  jobReport: '/dashboard/jobs/report',
}
