export { enhanceValidation, type FormValidation } from './enhance-validation';
export {
	type Fault,
	isContactEmail,
	isContactPhone,
	isDate,
	type Parameter,
	type Rules,
	validate,
} from './validate';
