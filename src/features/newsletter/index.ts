export { awaitVisitors } from './await-visitors';
export { offerLetters } from './checkout-consent';
export { guardManageForm } from './manage-form';
export { showNewsletterForms } from './show-forms';
export {
	type Call,
	type CallAnswer,
	type CallData,
	CallFailure,
	request,
} from './request';
