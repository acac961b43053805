export { hearHeartbeat } from './form-token';
export { enhanceNewsletterForms } from './newsletter-form';
export {
	type Call,
	type CallAnswer,
	type CallData,
	CallFailure,
	request,
} from './request';
