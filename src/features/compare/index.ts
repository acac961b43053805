export { Comparison } from './comparison';
export { createCompare } from './compare';
export { readComparison } from './read-comparison';
