export { mountIslands } from './mount-islands';
