/**
 * The form by which subscribers change what they get says what is wrong with it, by the rules in its fields, before it is sent. When it is sent,
 * what was said of the time before is gone. The rules come with the first sign that somebody turns to it.
 *
 * @param page What the block shows.
 */
export function guardManageForm( page: ParentNode ): void {
	const form = page.querySelector< HTMLFormElement >(
		'.marketday-newsletter-manage__form'
	);
	form?.addEventListener(
		'focusin',
		() =>
			void import(
				/* webpackChunkName: "newsletter-manage/rules" */ './manage-rules'
			).then(
				( { guardForm } ) =>
					// Its fields have words of their own.
					guardForm( form, ( label ) => label ),
				() => {
					// The server says it.
				}
			),
		{ once: true }
	);
	form?.addEventListener(
		'submit',
		() => page.querySelector( '.marketday-notice--success' )?.remove()
	);
}
