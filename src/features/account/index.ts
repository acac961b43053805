export { addPasswordToggle } from './password-toggle';
