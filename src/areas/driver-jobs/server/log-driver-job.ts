/** A driver job's name in a log entry: `J-004512-07 Sam Pope`. */
export const labelOf = ({ id, order_no, driver }: { id: number; order_no: string; driver: string }) => ({
  record_type: 'driver_job',
  record_id: id,
  record_label: `${order_no} ${driver}`,
})

export const pathOf = (id: number): string => `/dashboard/driver_jobs/${id}/edit`
