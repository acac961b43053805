export { offerNewsletter } from './checkout-consent';
export { newsletterIsland } from './island';
export { guardManageForm } from './manage-form';
export { showNewsletterForms } from './show-forms';
export {
	type Call,
	type CallResponse,
	type CallData,
	CallFailure,
	request,
} from './request';
