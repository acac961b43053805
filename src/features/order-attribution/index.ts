export { createTracker } from './tracker';
export type { AttributionData, Tracker, TrackerSettings } from './tracker';
