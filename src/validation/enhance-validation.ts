import { drawFaults } from './draw-faults';
import { type FormValidation, watchForm } from './watch-form';

/**
 * Lets a form in markup of the server say what is wrong in it, in the places that its fields have for that.
 *
 * @example
 * const validation = enhanceValidation( form );
 *
 * @param form
 * @param messages In the page's language, by rule.
 */
export const enhanceValidation = (
	form: HTMLFormElement,
	messages: Record< string, string > = {}
): FormValidation => watchForm( form, { messages, show: drawFaults } );
