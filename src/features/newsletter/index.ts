export { awaitVisitors } from './await-visitors';
export { showNewsletterForms } from './show-forms';
export {
	type Call,
	type CallAnswer,
	type CallData,
	CallFailure,
	request,
} from './request';
