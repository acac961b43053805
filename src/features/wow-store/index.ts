export {
	convert,
	type Converted,
	type Rule,
	settingsInMarkup,
	type TermId,
} from './convert';
