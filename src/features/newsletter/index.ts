export { hearHeartbeat } from './form-token';
export { enhanceNewsletterForms } from './newsletter-form';
export { showNewsletterForms } from './show-forms';
export {
	type Call,
	type CallAnswer,
	type CallData,
	CallFailure,
	request,
} from './request';
