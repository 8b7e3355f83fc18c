export { NextBookings } from './NextBookings.tsx'
export { LeaveTab, WorkshopTab } from './AbsenceTab.tsx'
export { BookAsset } from './BookAsset.tsx'
export { AllocationPanel } from './AllocationPanel.tsx'
