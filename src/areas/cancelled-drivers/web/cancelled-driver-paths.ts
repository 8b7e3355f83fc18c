const list = '/dashboard/jobs/cancelled-drivers'
export const cancelledDriverPaths = { list, reasons: `${list}?by=reason` }
