export { guardForm } from '@marketday/validation';
