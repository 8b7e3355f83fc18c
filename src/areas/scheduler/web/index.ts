export { NextBookings } from './NextBookings.tsx'
export { LeaveTab, WorkshopTab } from './AbsenceTab.tsx'
export { AllocationPanel } from './AllocationPanel.tsx'
