/** A door of its own, for features that read answers of other calls than the basket's. */
export { Wire } from '../api/wire';
