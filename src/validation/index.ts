export { enhanceValidation, type FormValidation } from './enhance-validation';
export { guardForm } from './guard-form';
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
