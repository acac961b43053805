import { registerPlaceholders } from './placeholder';

registerPlaceholders();
