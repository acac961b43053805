export { awaitVisitors } from './await-visitors';
export { guardManageForm } from './manage-form';
export { showNewsletterForms } from './show-forms';
export {
	type Call,
	type CallAnswer,
	type CallData,
	CallFailure,
	request,
} from './request';
