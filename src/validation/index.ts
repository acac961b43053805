export { drawFaults } from './draw-faults';
export { enhanceValidation } from './enhance-validation';
export { guardForm } from './guard-form';
export { type FormValidation, watchForm } from './watch-form';
export {
	type Fault,
	isContactEmail,
	isContactPhone,
	isDate,
	type Messages,
	type Parameter,
	type Rules,
	validate,
} from './validate';
