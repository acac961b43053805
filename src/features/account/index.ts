export { addPasswordToggle } from './password-toggle';
export { startSections } from './sections';
