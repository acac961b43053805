export { createCompare } from './compare';
